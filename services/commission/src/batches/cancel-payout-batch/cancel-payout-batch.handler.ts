import { notPaidFrom, toRupees, type BodyOf, type cancelPayoutBatch } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, may, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { TaxKeeper } from '../../tax/tax-keeper.js';
import { lastFiled } from '../domain/last-filed.js';
import { BatchesRepository } from '../persistence/batches.repository.js';
import type { PayoutBatchDocument } from '../persistence/payout-batch.schema.js';

type Said = BodyOf<typeof cancelPayoutBatch>;

@Injectable()
export class CancelPayoutBatchHandler {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly taxes: TaxKeeper,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError COMMISSION.BATCH_NOT_FOUND, COMMISSION.BATCH_NOT_OPEN, COMMISSION.BATCH_PAID, COMMISSION.CANCEL_UNCONFIRMED,
   * COMMISSION.CANCEL_TOO_EARLY with the moment from which on whoever only pays may cancel
   */
  async execute(batchId: string, said: Said, caller: Caller): Promise<PayoutBatchDocument> {
    return this.transactions.run((session) => this.cancel(session, batchId, said, caller));
  }

  private async cancel(session: ClientSession, batchId: string, said: Said, caller: Caller) {
    const batch = await this.batches.find(batchId, session);
    if (!batch) throw new DomainError('COMMISSION.BATCH_NOT_FOUND');
    if (batch.counts.paid > 0) throw new DomainError('COMMISSION.BATCH_PAID');
    if (batch.state !== 'open') throw new DomainError('COMMISSION.BATCH_NOT_OPEN');
    const rows = await this.batches.rowsOf(batchId, session);
    const filedAt = lastFiled(rows.filter(({ state }) => state === 'waiting'));
    const isFiled = filedAt > 0;
    if (isFiled && !speaksOf(filedAt, said)) throw new DomainError('COMMISSION.CANCEL_UNCONFIRMED');
    this.refuseEarly(filedAt, caller);
    const cancelled = await this.batches.cancel(session, batch);
    if (!cancelled) throw new DomainError('COMMISSION.BATCH_NOT_OPEN');
    await this.taxes.release(session, batchId);
    await this.audit.record(session, 'payout-batch-cancelled', {
      subject: { kind: 'payout-batch', id: batchId },
      after: { amount: toRupees(batch.totalPaise), ...(isFiled && { how: 'after-file' }) },
    });
    return cancelled;
  }

  /** The bank may be paying: whoever pays does not say alone that it never got the file. */
  private refuseEarly(filedAt: number, caller: Caller): void {
    const from = notPaidFrom(new Date(filedAt));
    if (filedAt === 0 || from <= this.clock.now() || may(caller, 'adjust-money')) return;
    throw new DomainError('COMMISSION.CANCEL_TOO_EARLY', { details: { from: from.toISOString() } });
  }
}

/** Whether a person has said that none is paid, and knew of the latest file; older clients don't tell which one they know of. */
const speaksOf = (filedAt: number, { noneIsPaid, lastFile }: Said): boolean =>
  noneIsPaid && (lastFile === undefined || Date.parse(lastFile) === filedAt);
