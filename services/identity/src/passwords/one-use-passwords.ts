import { plainNumber } from '@deepam/contracts';
import { Clock } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { generatedDigits } from './generated-password.js';
import { PasswordHasher } from './password-hasher.js';

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
