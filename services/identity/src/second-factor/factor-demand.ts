import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { SecondFactorsRepository } from './persistence/second-factors.repository.js';

/** Whose login must have a second factor in this installation. */
@Injectable()
export class FactorDemand {
  constructor(
    private readonly factors: SecondFactorsRepository,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  isFor({ isHead }: Pick<Account, 'isHead'>): boolean {
    return isHead && this.config.SECOND_FACTOR === 'head';
  }

  /** It is demanded, and not set up. */
  async isOpen(account: Pick<Account, '_id' | 'isHead'>): Promise<boolean> {
    return this.isFor(account) && !(await this.factors.isOn(account._id));
  }
}
