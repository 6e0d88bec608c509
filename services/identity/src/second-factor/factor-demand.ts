import { type Caller, DomainError } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { NumberHold } from '../documents/number-hold.js';
import { PasskeysRepository } from '../passkeys/persistence/passkeys.repository.js';
import { SecondFactorsRepository } from './persistence/second-factors.repository.js';

type Whose = Pick<Account, '_id' | 'isHead' | 'roleId' | 'handedPassword'>;

/** Whose login must have a second factor in this installation: an authenticator app, or a passkey in place of the password. */
@Injectable()
export class FactorDemand {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly hold: NumberHold,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Of the head and of everybody of the company: each permission leads to money or to numbers of members. */
  isFor({ isHead, roleId }: Pick<Account, 'isHead' | 'roleId'>): boolean {
    return this.config.SECOND_FACTOR === 'head' && (isHead || typeof roleId === 'string');
  }

  /** It is demanded, and nothing is set up. */
  async isOpen(account: Whose): Promise<boolean> {
    return this.isFor(account) && !(await this.factors.isOn(account._id)) && !(await this.passkeys.hasAny(account._id));
  }

  /** It is demanded, and there are passkeys alone: a password would be one factor, whoever knows it. */
  async needsPasskey(account: Whose): Promise<boolean> {
    return this.isFor(account) && !(await this.factors.isOn(account._id)) && (await this.passkeys.hasAny(account._id));
  }

  /**
   * Whether this session may set up an authenticator app or a passkey. A token from before one was set up, in another session, was given for
   * only the password. While numbers are held, the person who gave the password may be the caller and would lock the owner out; an account that
   * can do nothing without a second factor still sets up its first one.
   * @throws DomainError AUTH.SESSION_REVOKED, IDENTITY.NUMBERS_HELD
   */
  async assertMaySetUp({ mustSetUpSecondFactor }: Caller, account: Whose): Promise<void> {
    if (await this.isOpen(account)) return;
    if (mustSetUpSecondFactor === true) throw new DomainError('AUTH.SESSION_REVOKED');
    this.hold.assertOpen(account);
  }
}
