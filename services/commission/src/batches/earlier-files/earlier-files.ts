import { indianDay, maxStatementReferences, payoutsInStatements, toRupees, type AuditKind } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, currentContext, requestContext, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { PayoutStatus } from '../../payouts/domain/payout.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { NetworkClient } from '../answers/network.client.js';
import { earlierFiles, hasComeBack, isUntold, paymentOf, type EarlierFile, type SaidPaid } from './earlier-file.js';
import { SaidPaidTeller } from './said-paid-teller.js';
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
    private readonly teller: SaidPaidTeller,
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
    const rows = await this.batches.mayBePaidTwice(payoutIds);
    await this.tellLate(rows.filter(isUntold));
    for (let at = 0; at < rows.length; at += maxStatementReferences)
      await this.compare(rows.slice(at, at + maxStatementReferences));
  }

  private async compare(rows: readonly PayoutBatchRowDocument[]): Promise<void> {
    const since = indianDay(new Date(Math.min(...rows.map(({ filedAt }) => filedAt!.getTime())) - earliestMs));
    const references = rows.map(({ reference }) => reference);
    const { lines } = await this.network.call(payoutsInStatements, { body: { references, since } });
    for (const row of rows) {
      const payment = paymentOf(row, lines);
      if (row.saidPaid === undefined && payment) await this.note(row, payment);
      // A statement may end between a payment and its return: what was noted of it is over.
      if (row.saidPaid !== undefined && hasComeBack(row, lines)) await this.forget(row);
    }
  }

  /** Found while identity did not say whom to tell, or by an earlier release. */
  private async tellLate(rows: readonly PayoutBatchRowDocument[]): Promise<void> {
    if (rows.length === 0) return;
    const deciders = await this.teller.deciders();
    for (const payoutId of new Set(rows.map((row) => row.payoutId)))
      await this.apart((session) => this.teller.tell(session, payoutId, deciders));
  }

  /** Once. */
  async note(row: PayoutBatchRowDocument, { utr, on }: Pick<SaidPaid, 'utr' | 'on'>): Promise<void> {
    const deciders = await this.teller.deciders();
    await this.noted('payout-said-paid', row, async (session, status) => {
      // Two files that were both said not to be paid, and both are.
      const isTwice = (await this.batches.noteTwice(session, row)) || status === 'Approved';
      const saidPaid = { utr, on, notedAt: this.clock.now(), isTwice };
      const isNew = await this.batches.noteSaidPaid(session, row._id, saidPaid);
      if (isNew) await this.teller.tell(session, row.payoutId, deciders);
      return isNew;
    });
  }

  private async forget(row: PayoutBatchRowDocument): Promise<void> {
    await this.noted('payout-came-back', row, async (session, status) => {
      const isOver = await this.batches.forgetSaidPaid(session, row._id);
      if (isOver && status !== 'Approved') await this.batches.noteOnce(session, row.payoutId);
      return isOver;
    });
  }

  private async noted(
    kind: AuditKind,
    row: PayoutBatchRowDocument,
    change: (session: ClientSession, status: PayoutStatus) => Promise<boolean>,
  ): Promise<void> {
    const { payoutId, memberId } = row;
    await this.apart(async (session) => {
      const status = (await this.payouts.find(payoutId, memberId, session))?.status ?? 'Requested';
      if (!(await change(session, status))) return;
      await this.audit.record(session, kind, {
        memberId,
        subject: { kind: 'payout', id: payoutId },
        after: { amount: toRupees(netOf(row)), status },
      });
    });
  }

  /** Nothing of the call that found it is done by it: its Idempotency-Key stays free, and its own entry has to be made. */
  private async apart(work: (session: ClientSession) => Promise<void>): Promise<void> {
    const alone = () => this.transactions.run(work);
    const called = currentContext();
    if (called === undefined) return alone();
    const { runningKey: _, auditDemand: _met, granting: _by, ...context } = called;
    await requestContext.run(context, alone);
  }
}
