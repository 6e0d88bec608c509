import type { KycConsent } from '@deepam/contracts';
import { DiscardedFiles, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { Profiles } from '../../accounts/profile/profiles.js';
import { ChangeNumbersHandler } from '../change-numbers/change-numbers.handler.js';
import { ConsentBook } from '../consent-book.js';
import { consentView } from '../domain/consent.js';

const noNumbers = { adharNo: null, panCardNo: null, bankAccountNo: null, ifscCode: null, bankHolder: null };
const noScans = { idProofKey: null, panProofKey: null };

/** Nothing of the documents is bound to be kept, so all of it goes at once: the product pays out nothing by itself and files no taxes. */
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
   * Also for those who were never asked. Withdrawn already, it stays so, with its date.
   * @param address where the request came from
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
