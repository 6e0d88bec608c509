import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { DomainError } from '../errors/domain-error.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';

/** Seconds. Links of one window are equal, so that a browser can keep what it has loaded. */
const window = 300;
/** Seconds that a link is good for at least. */
const lifetime = 900;

/** Signed links to private files. */
@Injectable()
export class FileLinks {
  private readonly secret: string;

  constructor(
    @Inject(PLATFORM_OPTIONS) { config }: PlatformOptions,
    private readonly clock: Clock,
  ) {
    this.secret = config.FILE_LINK_SECRET;
  }

  /** `/api/files/<key>?exp=<seconds>&sig=<signature>`, good for 15 to 20 minutes, for anyone who has it. */
  link(key: string): string;
  link(key: null): null;
  link(key: string | null): string | null;
  link(key: string | null): string | null {
    if (key === null) return null;
    const exp = (Math.floor(this.now() / window) + 1) * window + lifetime;
    return `/api/files/${key.split('/').map(encodeURIComponent).join('/')}?exp=${exp}&sig=${this.sign(key, String(exp))}`;
  }

  /** @throws DomainError FILE.LINK_EXPIRED when the link is too old, was altered, or is not one of ours */
  verify(key: string, exp: unknown, sig: unknown): void {
    if (typeof exp !== 'string' || typeof sig !== 'string' || !/^\d{1,12}$/.test(exp)) {
      throw new DomainError('FILE.LINK_EXPIRED');
    }
    const expected = Buffer.from(this.sign(key, exp));
    const given = Buffer.from(sig);
    const genuine = given.length === expected.length && timingSafeEqual(given, expected);
    if (!genuine || Number(exp) <= this.now()) throw new DomainError('FILE.LINK_EXPIRED');
  }

  private sign(key: string, exp: string): string {
    return createHmac('sha256', this.secret).update(`${exp}\n${key}`).digest('base64url');
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
