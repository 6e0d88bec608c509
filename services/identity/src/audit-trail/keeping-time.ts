import { Clock } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';

const DAY_MS = 86_400_000;

@Injectable()
export class KeepingTime {
  constructor(
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** @returns null if all entries are kept */
  end(): Date | null {
    const { AUDIT_KEEP_DAYS: days } = this.config;
    return days === undefined ? null : new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
