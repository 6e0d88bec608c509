import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { TokenSession } from '../auth/revoked-sessions.js';
import { Clock } from '../clock.js';
import { derivedKey, secretsOf } from '../config/secrets.js';
import { currentContext } from '../context/request-context.js';
import { DomainError } from '../errors/domain-error.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';

/** The unit is seconds. Links of one window are equal, so that a browser can use its cached files. */
const window = 300;
/** A link is valid for at least this number of seconds. */
const lifetime = 900;

export type LinkHolder = TokenSession;

@Injectable()
export class FileLinks {
  /**
   * Links are signed with the first secret. Node 24 takes seven times as long with bytes as with a KeyObject, and a
   * page has up to two hundred links.
   */
  private readonly secrets: readonly KeyObject[];

  constructor(
    @Inject(PLATFORM_OPTIONS) { config }: PlatformOptions,
    private readonly clock: Clock,
  ) {
    this.secrets = secretsOf(config.FILE_LINK_SECRET).map((secret) =>
      createSecretKey(derivedKey(secret, 'file links')),
    );
  }

  /**
   * The link `/api/files/<key>?exp=<seconds>&to=<member>.<session version>.<session>&sig=<signature>` is valid for 15
   * to 20 minutes for anyone who has it, and no longer than the session of the caller that it was made for.
   */
  link(key: string): string;
  link(key: null): null;
  link(key: string | null): string | null;
  link(key: string | null): string | null {
    if (key === null) return null;
    const { memberId, sessionVersion, sessionId } = currentContext()?.caller ?? {};
    if (memberId === undefined || sessionVersion === undefined)
      throw new Error('A link to a file is made for a caller.');
    const exp = (Math.floor(this.now() / window) + 1) * window + lifetime;
    const to = [memberId, sessionVersion, ...(sessionId === undefined ? [] : [sessionId])].join('.');
    const path = key.split('/').map(encodeURIComponent).join('/');
    return `/api/files/${path}?exp=${exp}&to=${to}&sig=${sign(this.secrets[0]!, key, String(exp), to)}`;
  }

  /**
   * The result is the holder of the link; the caller has to check whether that session has ended.
   * @throws DomainError FILE.LINK_EXPIRED when the link is too old, was altered, or is not one of ours
   */
  verify(key: string, { exp, to, sig }: Readonly<Record<'exp' | 'to' | 'sig', unknown>>): LinkHolder {
    if (typeof exp !== 'string' || typeof to !== 'string' || typeof sig !== 'string' || !/^\d{1,12}$/.test(exp)) {
      throw new DomainError('FILE.LINK_EXPIRED');
    }
    const given = Buffer.from(sig);
    const genuine = this.secrets.some((secret) => {
      const expected = Buffer.from(sign(secret, key, exp, to));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (!genuine || Number(exp) <= this.now()) throw new DomainError('FILE.LINK_EXPIRED');
    const [memberId = '', sessionVersion, sessionId] = to.split('.');
    return { memberId, sessionVersion: Number(sessionVersion), ...(sessionId !== undefined && { sessionId }) };
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

const sign = (secret: KeyObject, key: string, exp: string, to: string): string =>
  createHmac('sha256', secret).update(`${exp}\n${to}\n${key}`).digest('base64url');
