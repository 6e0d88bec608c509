import { indianDay, maxStatementReferences, payoutsInStatements, toRupees, type AuditKind } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, currentContext, requestContext, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { PayoutStatus } from '../../payouts/domain/payout.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import type { PayoutDocument } from '../../payouts/persistence/payout.schema.js';
import { NetworkClient } from '../answers/network.client.js';
import {
  earlierFiles,
  hasComeBack,
  isRightlyNoted,
  isUnpaid,
  isUntold,
  knownPaymentOf,
  paymentOf,
  timesPaid,
  type EarlierFile,
  type SaidPaid,
} from './earlier-file.js';
import { SaidPaidTeller, type Deciders } from './said-paid-teller.js';
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
    if (rows.length === 0) return;
    const deciders = this.teller.onceAsked();
    await this.tellLate(rows, deciders);
    for (let at = 0; at < rows.length; at += maxStatementReferences)
      await this.compare(rows.slice(at, at + maxStatementReferences), deciders);
  }

  private async compare(rows: readonly PayoutBatchRowDocument[], deciders: Deciders): Promise<void> {
    const since = indianDay(new Date(Math.min(...rows.map(({ filedAt }) => filedAt!.getTime())) - earliestMs));
    const references = rows.map(({ reference }) => reference);
    const { lines } = await this.network.call(payoutsInStatements, { body: { references, since } });
    for (const row of rows) {
      const payment = paymentOf(row, lines);
      if (row.saidPaid === undefined && payment) await this.note(row, payment, await deciders());
      // A statement may end between a payment and its return: what was noted of it is over.
      if (row.saidPaid !== undefined && hasComeBack(row, lines)) await this.forget(row, deciders);
    }
  }

  /** Found while identity did not say whom to tell, or told or counted otherwise by an earlier release. */
  private async tellLate(rows: readonly PayoutBatchRowDocument[], deciders: Deciders): Promise<void> {
    const noted = rows.filter(({ saidPaid }) => saidPaid !== undefined);
    const untold = new Set(noted.filter(isUntold).map(({ payoutId }) => payoutId));
    for (const payout of await this.payouts.findAll([...new Set(noted.map(({ payoutId }) => payoutId))])) {
      const isRight =
        payout.cameBackAt === undefined && isRightlyNoted(payout, await this.batches.rowsOfPayout(payout._id));
      if (isRight && !untold.has(payout._id)) continue;
      const told = await deciders();
      if (isRight && told.length === 0) continue;
      await this.apart(async (session) => {
        await this.counted(session, payout._id, told);
      });
    }
  }

  /** Once. */
  async note(
    row: PayoutBatchRowDocument,
    { utr, on }: Pick<SaidPaid, 'utr' | 'on'>,
    deciders: readonly string[],
  ): Promise<void> {
    await this.apart(async (session) => {
      const saidPaid = { utr, on, notedAt: this.clock.now(), isTwice: false };
      if (!(await this.batches.noteSaidPaid(session, row._id, saidPaid))) return;
      const { status } = await this.counted(session, row.payoutId, deciders);
      await this.record(session, 'payout-said-paid', row, status);
    });
  }

  private async forget(row: PayoutBatchRowDocument, deciders: Deciders): Promise<void> {
    const told = await deciders();
    await this.apart(async (session) => {
      const before = await this.batches.rowsOfPayout(row.payoutId, session);
      const payout = await this.payoutOf(session, row.payoutId);
      // What is forgotten may be the payment on which it was approved.
      const approved = { ...payout, knownPayment: knownPaymentOf(payout, before) };
      const isLost = isUnpaid(
        approved,
        before.map((one) => (one._id === row._id ? { ...one, saidPaid: undefined } : one)),
      );
      // The member has nothing: it is forgotten when that can be told.
      if (isLost && told.length === 0) return;
      if (!(await this.batches.forgetSaidPaid(session, row))) return;
      await this.count(session, approved);
      if (isLost) await this.teller.tellLost(session, payout, row, told);
      await this.record(session, 'payout-came-back', row, payout.status);
    });
  }

  /** Whether what is noted of a payout is one payment too many, also when the bank has paid it by this moment, and who is told. */
  async counted(session: ClientSession, payoutId: string, deciders: readonly string[]): Promise<PayoutDocument> {
    const payout = await this.payoutOf(session, payoutId);
    await this.count(session, payout);
    await this.teller.tell(session, payoutId, deciders);
    return payout;
  }

  private async count(session: ClientSession, payout: PayoutDocument): Promise<void> {
    const rows = await this.batches.rowsOfPayout(payout._id, session);
    const cameBackAt = isUnpaid(payout, rows) ? this.clock.now() : undefined;
    await this.payouts.noteFinding(session, payout._id, { knownPayment: knownPaymentOf(payout, rows), cameBackAt });
    await this.batches.noteTwice(session, payout._id, timesPaid(payout, rows) > 1);
  }

  private async payoutOf(session: ClientSession, payoutId: string): Promise<PayoutDocument> {
    return (await this.payouts.findAll([payoutId], session))[0]!;
  }

  private async record(
    session: ClientSession,
    kind: AuditKind,
    row: PayoutBatchRowDocument,
    status: PayoutStatus,
  ): Promise<void> {
    const { payoutId: id, memberId } = row;
    const after = { amount: toRupees(netOf(row)), status };
    await this.audit.record(session, kind, { memberId, subject: { kind: 'payout', id }, after });
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
