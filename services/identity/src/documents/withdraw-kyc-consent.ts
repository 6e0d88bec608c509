import type { KycConsent } from '@deepam/contracts';
import { DiscardedFiles, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { Profiles } from '../accounts/profiles.js';
import { ChangeNumbersHandler } from './change-numbers.js';
import { ConsentBook } from './consent-book.js';
import { consentView } from '../accounts/domain/consent.js';

const noNumbers = { adharNo: null, panCardNo: null, bankAccountNo: null, ifscCode: null, bankHolder: null };
const noScans = { idProofKey: null, panProofKey: null };

/**
 * No law requires the documents, as the product makes no payments and files no taxes, so all of them are deleted
 * immediately.
 */
@Injectable()
export class WithdrawKycConsentHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numbers: ChangeNumbersHandler,
    private readonly profiles: Profiles,
    private readonly book: ConsentBook,
    private readonly discarded: DiscardedFiles,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Members who were never asked can withdraw, too. A repeated withdrawal keeps its date.
   * @param address the network address of the request
   */
  async execute(caller: Caller, address: string): Promise<KycConsent> {
    const consent = await this.transactions.run(async (session) => {
      const account = await this.accounts.get(caller.memberId, session);
      const { kycConsent, idProofKey, panProofKey } = account;
      if (kycConsent?.withdrawnAt != null) return consentView(kycConsent);
      await this.numbers.execute(session, caller, noNumbers, address);
      const scans = [idProofKey, panProofKey].filter((key) => key !== null);
      if (scans.length > 0) await this.profiles.changeIn(session, caller.memberId, noScans);
      await this.discarded.add(scans, session);
      return this.book.write(account, null, session);
    });
    this.discarded.removeSoon();
    return consent;
  }
}
