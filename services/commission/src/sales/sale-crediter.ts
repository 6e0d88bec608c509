import { newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CreditPoster } from '../ledger/credit-poster.js';
import { salePostings } from './domain/sale-postings.js';
import { SalesRepository } from './persistence/sales.repository.js';
import { SaleRecorder, type ApprovedPlan } from './sale-recorder.js';

@Injectable()
export class SaleCrediter {
  constructor(
    private readonly sales: SalesRepository,
    private readonly credits: CreditPoster,
    private readonly recorder: SaleRecorder,
  ) {}

  /** A sale is credited once, even if several messages bring it. */
  async credit(sale: ApprovedPlan, session: ClientSession): Promise<void> {
    const approvedAt = new Date(sale.approvedAt);
    const [isRecorded, distribution] = await Promise.all([
      // The inbox recognises a repeated message; this check recognises the sale in another message.
      this.sales.isRecorded(sale.saleId, session),
      this.recorder.share(sale, approvedAt),
    ]);
    if (isRecorded) return;
    await this.credits.post(session, approvedAt, sale, (state) =>
      salePostings(sale, distribution, state, approvedAt, newId),
    );
    await this.recorder.record(session, sale, distribution);
    await this.recorder.announce(session, sale, distribution);
  }
}
