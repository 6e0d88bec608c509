import { type Caller, DomainError } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { PasskeysRepository } from '../passkeys/persistence/passkeys.repository.js';
import { SecondFactorsRepository } from './persistence/second-factors.repository.js';

type Whose = Pick<Account, '_id' | 'isHead' | 'roleId'>;

/** Whose login must have a second factor in this installation: an authenticator app, or a passkey in place of the password. */
@Injectable()
export class FactorDemand {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
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
   * A token from before it was set up, in another session, was had for the password alone: it sets nothing up any more.
   * @throws DomainError AUTH.SESSION_REVOKED
   */
  async refuseOutdated({ mustSetUpSecondFactor }: Caller, account: Whose): Promise<void> {
    if (mustSetUpSecondFactor === true && !(await this.isOpen(account))) throw new DomainError('AUTH.SESSION_REVOKED');
  }
}
