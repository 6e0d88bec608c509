import { notPaidFrom, toRupees, type ParamsOf, type releaseUnpaidPayout } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { TaxKeeper } from '../../tax/tax-keeper.js';
import { BatchesRepository } from '../persistence/batches.repository.js';
import type { PayoutBatchDocument } from '../persistence/payout-batch.schema.js';

type Named = ParamsOf<typeof releaseUnpaidPayout>;

/** A payment that the bank never answers: a person has asked the bank, and says that it has not paid. */
@Injectable()
export class ReleaseUnpaidPayoutHandler {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly taxes: TaxKeeper,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError COMMISSION.BATCH_NOT_FOUND, COMMISSION.PAYOUT_NOT_FOUND, COMMISSION.PAYOUT_NOT_WAITING, COMMISSION.BANK_MAY_ANSWER
   * with the moment from which on it can be said
   */
  async execute(named: Named, reason: string): Promise<PayoutBatchDocument> {
    return this.transactions.run((session) => this.release(session, named, reason));
  }

  private async release(session: ClientSession, { batchId, payoutId }: Named, reason: string) {
    if (!(await this.batches.find(batchId, session))) throw new DomainError('COMMISSION.BATCH_NOT_FOUND');
    const row = (await this.batches.rowsOf(batchId, session)).find((one) => one.payoutId === payoutId);
    if (!row) throw new DomainError('COMMISSION.PAYOUT_NOT_FOUND');
    if (row.state !== 'waiting') throw new DomainError('COMMISSION.PAYOUT_NOT_WAITING');
    this.refuseEarly(row.filedAt);
    if (!(await this.batches.settle(session, row, { state: 'failed', reason }))) {
      throw new DomainError('COMMISSION.PAYOUT_NOT_WAITING');
    }
    await this.taxes.release(session, batchId, [payoutId]);
    await this.audit.record(session, 'payout-said-unpaid', {
      memberId: row.memberId,
      subject: { kind: 'payout', id: payoutId },
      after: { amount: toRupees(row.amountPaise), reason },
    });
    return (await this.batches.find(batchId, session))!;
  }

  /** One that no file had waits for nobody: the batch is cancelled, or a file is made. */
  private refuseEarly(filedAt: Date | undefined): void {
    const from = filedAt && notPaidFrom(filedAt);
    if (from && from <= this.clock.now()) return;
    throw new DomainError('COMMISSION.BANK_MAY_ANSWER', from && { details: { from: from.toISOString() } });
  }
}
