import { randomInt } from 'node:crypto';
import { plainNumber } from '@deepam/contracts';
import { Clock } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { PasswordHasher } from './password-hasher.js';

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * A clerk can read twelve digits in groups of three over the phone in any language. The 40 bits suffice for one use,
 * some hours and limited tries.
 */
export function generatedDigits(): string {
  const group = () => String(randomInt(1_000)).padStart(3, '0');
  return [group(), group(), group(), group()].join(' ');
}

/** Four groups of four characters without look-alikes have 79 bits. */
export function generatedPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

const HOUR_MS = 3_600_000;

/** Only the hash is stored, so the text is shown once. */
export interface OneUsePassword {
  readonly text: string;
  readonly passwordHash: string;
  readonly madeAt: Date;
  readonly validUntil: Date;
}

@Injectable()
export class OneUsePasswords {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async make(): Promise<OneUsePassword> {
    const text = generatedDigits();
    const passwordHash = await this.hasher.hash(plainNumber(text));
    const madeAt = this.clock.now();
    const validUntil = new Date(madeAt.getTime() + this.config.TEMPORARY_PASSWORD_HOURS * HOUR_MS);
    return { text, passwordHash, madeAt, validUntil };
  }
}
