import { toRupees } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { BatchesRepository } from '../persistence/batches.repository.js';
import type { PayoutBatchDocument } from '../persistence/payout-batch.schema.js';

@Injectable()
export class CancelPayoutBatchHandler {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly payouts: PayoutsRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError COMMISSION.BATCH_NOT_FOUND, COMMISSION.BATCH_NOT_OPEN, COMMISSION.BATCH_PAID */
  async execute(batchId: string): Promise<PayoutBatchDocument> {
    return this.transactions.run((session) => this.cancel(session, batchId));
  }

  private async cancel(session: ClientSession, batchId: string): Promise<PayoutBatchDocument> {
    const batch = await this.batches.find(batchId, session);
    if (!batch) throw new DomainError('COMMISSION.BATCH_NOT_FOUND');
    if (batch.counts.paid > 0) throw new DomainError('COMMISSION.BATCH_PAID');
    const cancelled = batch.state === 'open' ? await this.batches.cancel(session, batch) : null;
    if (!cancelled) throw new DomainError('COMMISSION.BATCH_NOT_OPEN');
    await this.payouts.releaseFromBatch(session, batchId);
    await this.audit.record(session, 'payout-batch-cancelled', {
      subject: { kind: 'payout-batch', id: batchId },
      after: { amount: toRupees(batch.totalPaise) },
    });
    return cancelled;
  }
}
