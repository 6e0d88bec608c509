import { type Caller, DomainError } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { NumberHold } from '../accounts/number-hold.js';
import { PasskeysRepository } from './persistence/passkeys.repository.js';
import { SecondFactorsRepository } from './persistence/second-factors.repository.js';

type Whose = Pick<Account, '_id' | 'isHead' | 'roleId' | 'handedPassword'>;

@Injectable()
export class FactorDemand {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly hold: NumberHold,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** The demand covers the head and all staff, since each permission leads to money or to numbers of members. */
  isFor({ isHead, roleId }: Pick<Account, 'isHead' | 'roleId'>): boolean {
    return this.config.SECOND_FACTOR === 'head' && (isHead || typeof roleId === 'string');
  }

  async isOpen(account: Whose): Promise<boolean> {
    return this.isFor(account) && !(await this.factors.isOn(account._id)) && !(await this.passkeys.hasAny(account._id));
  }

  /** The demand is met by passkeys only, so the password must not log in, as it is a single factor. */
  async needsPasskey(account: Whose): Promise<boolean> {
    return this.isFor(account) && !(await this.factors.isOn(account._id)) && (await this.passkeys.hasAny(account._id));
  }

  /**
   * A token from before the set-up of a factor in another session rests on the password only. While numbers are held,
   * the caller may be the person who gave the password and would lock the owner out; an account that can't do anything
   * without a second factor may still set up its first one.
   * @throws DomainError AUTH.SESSION_REVOKED, IDENTITY.NUMBERS_HELD
   */
  async assertMaySetUp({ mustSetUpSecondFactor }: Caller, account: Whose): Promise<void> {
    if (await this.isOpen(account)) return;
    if (mustSetUpSecondFactor === true) throw new DomainError('AUTH.SESSION_REVOKED');
    this.hold.assertOpen(account);
  }
}
