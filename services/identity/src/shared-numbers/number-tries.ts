import { Clock, DomainError, requireStepUp, stepUpLimits, type Caller } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { givenNumbers, type NumbersInput } from '../numbers/domain/numbers.js';
import { NumberVault } from '../numbers/number-vault.js';
import type { AttemptLimit } from '../attempts/domain/attempt-limits.js';
import { TriesRepository, tryIdOf } from '../attempts/tries.repository.js';
import { newlyCompared } from '../numbers/domain/number-digests.js';
import { OneAccountRulesRepository } from './persistence/one-account-rules.repository.js';

const DAY = 24 * 3600_000;

/**
 * A rejection, or the list of shared numbers, reveals that a number is known here, so new numbers are limited. The
 * limit of an address is for Aadhaar numbers while used ones are rejected, and is high, as many people share an
 * address.
 */
const numberLimits = {
  account: { most: 5, window: DAY },
  address: { most: 100, window: DAY },
} as const satisfies Record<string, AttemptLimit>;

/** Staff who see shared numbers could otherwise guess numbers of other people in their own account. */
@Injectable()
export class NumberTries {
  constructor(
    private readonly rules: OneAccountRulesRepository,
    private readonly accounts: AccountsRepository,
    private readonly numbers: NumberVault,
    private readonly tries: TriesRepository,
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * The count runs before the transaction, which may be repeated. Rejected and accepted numbers count, since an answer
   * that a number is free is information, too.
   * @param address the network address of the request
   * @throws DomainError IDENTITY.NUMBER_TRIES, and the errors of the change itself
   */
  async count(caller: Caller, input: NumbersInput, address: string): Promise<void> {
    const { memberId } = caller;
    if (Object.values(input).every((number) => number === undefined || number === null)) return;
    const before = this.numbers.open(await this.accounts.get(memberId));
    const compared = newlyCompared(before, givenNumbers(before, input));
    if (compared.length === 0) return;
    const now = this.clock.now();
    requireStepUp(caller, stepUpLimits(this.config), now);
    for (const name of compared) {
      await this.reserve(tryIdOf(name, 'account', memberId), numberLimits.account, now);
    }
    if (compared.includes('adharNo') && (await this.rules.getCurrent()) === 'refuse') {
      await this.reserve(tryIdOf('adharNo', 'address', address), numberLimits.address, now);
    }
  }

  private async reserve(id: string, limit: AttemptLimit, now: Date): Promise<void> {
    const { tryId, wait } = await this.tries.reserve(id, limit, now);
    if (tryId !== null) return;
    const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
    throw new DomainError('IDENTITY.NUMBER_TRIES', { details: { retryAfterSeconds } });
  }
}
