import { toRupees, type payoutAmountToSend, type ResponseOf } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { EarlierFiles } from '../../batches/earlier-files/earlier-files.js';
import { TaxKeeper } from '../../tax/tax-keeper.js';
import { PayoutsRepository } from '../persistence/payouts.repository.js';

/** Computed as the approval will; nothing is fixed by looking. */
@Injectable()
export class GetAmountToSendHandler {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly taxes: TaxKeeper,
    private readonly earlierFiles: EarlierFiles,
  ) {}

  /** @throws DomainError COMMISSION.PAYOUT_NOT_FOUND, COMMISSION.PAYOUT_DECIDED, COMMISSION.IN_BATCH, SERVER.UNAVAILABLE without identity or network */
  async execute(payoutId: string): Promise<ResponseOf<typeof payoutAmountToSend>> {
    const payout = await this.payouts.get(payoutId);
    if (!payout) throw new DomainError('COMMISSION.PAYOUT_NOT_FOUND');
    const { memberId, amountPaise, status, batchId } = payout;
    if (status !== 'Requested') throw new DomainError('COMMISSION.PAYOUT_DECIDED', { details: { status } });
    if (batchId != null) throw new DomainError('COMMISSION.IN_BATCH');
    await this.earlierFiles.look([payoutId]);
    const earlier = (await this.earlierFiles.of([payoutId])).get(payoutId);
    const taxed = await this.taxes.ask([memberId]);
    const tax = taxed && (await this.taxes.begin(taxed)).of(payout);
    return {
      amount: toRupees(amountPaise),
      tax: toRupees(tax?.taxPaise ?? 0),
      net: toRupees(tax?.netPaise ?? amountPaise),
      hasPan: tax?.hasPan ?? null,
      ...(earlier && { filedBefore: { saidPaid: earlier.saidPaid } }),
    };
  }
}
