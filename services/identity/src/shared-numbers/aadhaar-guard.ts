import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { OneAccountRulesRepository } from './persistence/one-account-rules.repository.js';
import { SharedNumbersRepository } from './persistence/shared-numbers.repository.js';

/** One Aadhaar, one account, where the head has set it so. */
@Injectable()
export class AadhaarGuard {
  constructor(
    private readonly rules: OneAccountRulesRepository,
    private readonly shared: SharedNumbersRepository,
  ) {}

  /**
   * In the transaction that sets the number.
   * @throws DomainError IDENTITY.AADHAAR_TAKEN, which does not say by whom
   */
  async assertFree(accountId: string, digests: readonly string[], session: ClientSession): Promise<void> {
    await this.shared.lockAadhaar(digests, session);
    if ((await this.rules.present(session)) !== 'refuse') return;
    if (await this.shared.isAadhaarTaken(accountId, digests, session)) throw new DomainError('IDENTITY.AADHAAR_TAKEN');
  }
}
