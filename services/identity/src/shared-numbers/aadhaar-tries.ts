import { Clock, DomainError, requireStepUp, stepUpLimits, type Caller } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { changedNumbers } from '../documents/domain/bank-details.js';
import { givenNumbers, type NumbersInput } from '../documents/domain/numbers.js';
import { NumberVault } from '../documents/number-vault.js';
import { TriesRepository, tryIdOf } from '../logins/persistence/tries.repository.js';
import { aadhaarLimits } from './domain/aadhaar-limits.js';
import { OneAccountRulesRepository } from './persistence/one-account-rules.repository.js';

/** Bounds how many Aadhaar numbers somebody may ask about where one that is in use is refused. */
@Injectable()
export class AadhaarTries {
  constructor(
    private readonly rules: OneAccountRulesRepository,
    private readonly accounts: AccountsRepository,
    private readonly numbers: NumberVault,
    private readonly tries: TriesRepository,
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Before the transaction, which may run twice. Counted whether it is refused then or not: that a number is free is an answer, too.
   * @param address where the request came from
   * @throws DomainError IDENTITY.AADHAAR_TRIES, and what the change itself would throw
   */
  async count(caller: Caller, input: NumbersInput, address: string): Promise<void> {
    if (input.adharNo === undefined || input.adharNo === null) return;
    if ((await this.rules.present()) !== 'refuse') return;
    const before = this.numbers.open(await this.accounts.get(caller.memberId));
    if (!changedNumbers(before, givenNumbers(before, input)).includes('adharNo')) return;
    const now = this.clock.now();
    requireStepUp(caller, stepUpLimits(this.config), now);
    const places = { account: caller.memberId, address };
    for (const scope of ['account', 'address'] as const) {
      const id = tryIdOf('aadhaar', scope, places[scope]);
      const { tryId, wait } = await this.tries.reserve(id, aadhaarLimits[scope], now);
      if (tryId === null) {
        const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
        throw new DomainError('IDENTITY.AADHAAR_TRIES', { details: { retryAfterSeconds } });
      }
    }
  }
}
