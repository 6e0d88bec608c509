import { indianDay, payoutsInStatements, toRupees } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, currentContext, requestContext, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { NetworkClient } from '../answers/network.client.js';
import { earlierFiles, paymentOf, type EarlierFile, type SaidPaid } from './earlier-file.js';
import { BatchesRepository } from '../persistence/batches.repository.js';
import { netOf, type PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';

/** How long before its last file the first one may have been made, in milliseconds. */
const earliestMs = 60 * 86_400_000;

/** Knows which payouts a file for the bank had before, and what the bank has said of them since they were set free. */
@Injectable()
export class EarlierFiles {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly payouts: PayoutsRepository,
    private readonly network: NetworkClient,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @returns those that a file had and that were set free */
  async of(payoutIds: readonly string[], session?: ClientSession): Promise<ReadonlyMap<string, EarlierFile>> {
    return earlierFiles(await this.batches.mayBePaidTwice(payoutIds, session));
  }

  /**
   * Keeps what statements that were taken in say of them. Asked before a transaction begins, as nobody else is waited for in one.
   * @throws DomainError SERVER.UNAVAILABLE without network
   */
  async look(payoutIds: readonly string[]): Promise<void> {
    const rows = (await this.batches.mayBePaidTwice(payoutIds)).filter(({ saidPaid }) => saidPaid === undefined);
    if (rows.length === 0) return;
    const since = indianDay(new Date(Math.min(...rows.map(({ filedAt }) => filedAt!.getTime())) - earliestMs));
    const references = rows.map(({ reference }) => reference);
    const { lines } = await this.network.call(payoutsInStatements, { body: { references, since } });
    for (const row of rows) {
      const payment = paymentOf(row, lines);
      if (payment) await this.note(row, payment);
    }
  }

  /** Once. Nothing of the call that found it is done by it: its Idempotency-Key stays free, and its own entry has to be made. */
  async note(row: PayoutBatchRowDocument, { utr, on }: Pick<SaidPaid, 'utr' | 'on'>): Promise<void> {
    const { payoutId, memberId } = row;
    const noted = () =>
      this.transactions.run(async (session) => {
        const status = (await this.payouts.find(payoutId, memberId, session))?.status ?? 'Requested';
        const saidPaid = { utr, on, notedAt: this.clock.now(), isTwice: status === 'Approved' };
        if (!(await this.batches.noteSaidPaid(session, row._id, saidPaid))) return;
        await this.audit.record(session, 'payout-said-paid', {
          memberId,
          subject: { kind: 'payout', id: payoutId },
          after: { amount: toRupees(netOf(row)), status },
        });
      });
    const called = currentContext();
    if (called === undefined) return noted();
    const { runningKey: _, auditDemand: _met, granting: _by, ...context } = called;
    await requestContext.run(context, noted);
  }
}
