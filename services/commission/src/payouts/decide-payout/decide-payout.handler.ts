import { ObjectStore, Transactions, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { EarlierFiles } from '../../batches/earlier-files/earlier-files.js';
import { SaidPaidTeller } from '../../batches/earlier-files/said-paid-teller.js';
import { TaxKeeper } from '../../tax/tax-keeper.js';
import { PayoutDecider, type Decision } from '../payout-decider.js';

@Injectable()
export class DecidePayoutHandler {
  constructor(
    private readonly decider: PayoutDecider,
    private readonly taxes: TaxKeeper,
    private readonly store: ObjectStore,
    private readonly transactions: Transactions,
    private readonly earlierFiles: EarlierFiles,
    private readonly teller: SaidPaidTeller,
  ) {}

  /**
   * Pays out or gives back; the image of the payment is kept with an approval only.
   * @throws DomainError as PayoutDecider.decide, and SERVER.UNAVAILABLE without identity where tax is deducted, or without network
   * for what a file for the bank had before
   */
  async execute(decision: Decision, proof: UploadedFile | undefined): Promise<void> {
    await this.earlierFiles.look([decision.payoutId]);
    const taxed = decision.status === 'Approved' ? await this.taxes.ask([decision.memberId]) : null;
    const deciders = decision.isSentToo === true ? await this.teller.deciders() : [];
    const decide = (paymentProofKey: string | null) =>
      this.transactions.run((session) => this.decider.decide(session, decision, { paymentProofKey, taxed, deciders }));
    if (proof === undefined || decision.status === 'Rejected') return decide(null);
    return this.store.withStored('commission/payment-proofs', proof, decide);
  }
}
