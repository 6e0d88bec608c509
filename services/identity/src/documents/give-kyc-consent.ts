import { kycConsentVersion, type KycConsent } from '@deepam/contracts';
import { DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { ConsentBook } from './consent-book.js';
import { consentView } from '../accounts/domain/consent.js';

@Injectable()
export class GiveKycConsentHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly book: ConsentBook,
    private readonly transactions: Transactions,
  ) {}

  /**
   * A repeated consent to the same text keeps its date.
   * @throws DomainError IDENTITY.CONSENT_OUTDATED for another text than the present one
   */
  async execute(memberId: string, version: number): Promise<KycConsent> {
    if (version !== kycConsentVersion) throw new DomainError('IDENTITY.CONSENT_OUTDATED');
    return this.transactions.run(async (session) => {
      const account = await this.accounts.get(memberId, session);
      const { kycConsent } = account;
      if (kycConsent?.version === version && kycConsent.withdrawnAt === null) return consentView(kycConsent);
      return this.book.write(account, version, session);
    });
  }
}
