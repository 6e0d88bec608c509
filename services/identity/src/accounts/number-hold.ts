import { Clock, DomainError } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { numbersHeldUntil } from './domain/handed-password.js';
import type { Account } from './persistence/accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';

/**
 * The person who gave the password must not see or change numbers, so they are held as long as payouts. The owner is
 * notified and can call in that time.
 */
@Injectable()
export class NumberHold {
  constructor(
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: Pick<IdentityConfig, 'BANK_DETAILS_HOLD_HOURS'>,
  ) {}

  until(account: Pick<Account, 'handedPassword'>): Date | null {
    return numbersHeldUntil(account, this.config.BANK_DETAILS_HOLD_HOURS, this.clock.now());
  }

  /** @throws DomainError IDENTITY.NUMBERS_HELD with the end of the hold */
  assertOpen(account: Pick<Account, 'handedPassword'>): void {
    const until = this.until(account);
    if (until) throw new DomainError('IDENTITY.NUMBERS_HELD', { details: { until: until.toISOString() } });
  }
}
