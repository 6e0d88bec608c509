import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { OneAccountRulesRepository } from './persistence/one-account-rules.repository.js';
import { SharedNumbersRepository } from './persistence/shared-numbers.repository.js';

@Injectable()
export class AadhaarGuard {
  constructor(
    private readonly rules: OneAccountRulesRepository,
    private readonly shared: SharedNumbersRepository,
  ) {}

  /**
   * The check runs in the transaction that sets the number.
   * @throws DomainError IDENTITY.AADHAAR_TAKEN, which does not name the other account
   */
  async assertFree(accountId: string, digests: readonly string[], session: ClientSession): Promise<void> {
    await this.shared.lockAadhaar(digests, session);
    if ((await this.rules.getCurrent(session)) !== 'refuse') return;
    if (await this.shared.isAadhaarTaken(accountId, digests, session)) throw new DomainError('IDENTITY.AADHAAR_TAKEN');
  }
}
