import {
  claimReturnedCredits,
  indianDay,
  payoutsInStatements,
  toRupees,
  type AuditKind,
  type ResponseOf,
} from '@deepam/contracts';
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
  evidenceIn,
  hasComeBack,
  isOver,
  isPaidElsewhere,
  isPaidTooOften,
  isRightlyNoted,
  isUnpaid,
  isUntold,
  knownPaymentOf,
  lastReturnIn,
  paymentOf,
  withoutPayment,
  type EarlierFile,
  type SaidPaid,
  type ShownReturn,
} from './earlier-file.js';
import { pagesOf } from './pages-of-rows.js';
import { SaidPaidTeller, type Deciders } from './said-paid-teller.js';
import { BatchesRepository } from '../persistence/batches.repository.js';
import { netOf, type PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';

type Row = PayoutBatchRowDocument;
type Line = ResponseOf<typeof payoutsInStatements>['lines'][number];
/** Does what is to be done about one payout, or about all. */
export type Attempt = (work: () => Promise<void>, what: string) => Promise<void>;

/** How long before its last file the first one may have been made, in milliseconds. */
const earliestMs = 60 * 86_400_000;
const orFail: Attempt = (work) => work();
/** A day that has not come is a misread one. */
const isPast = (on: string | null, at: Date): on is string => on !== null && on <= indianDay(at);

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
   * @param attempt what to do about one that fails, as it is not to stop the others where nobody waits for them
   * @throws DomainError SERVER.UNAVAILABLE without network
   */
  async look(payoutIds: readonly string[], attempt = orFail): Promise<void> {
    const inDoubt = await this.batches.mayBePaidTwice(payoutIds);
    if (inDoubt.length === 0) return;
    const rows = await this.batches.rowsOfPayouts([...new Set(inDoubt.map(({ payoutId }) => payoutId))]);
    const deciders = this.teller.onceAsked();
    await this.tellLate(rows, deciders, attempt);
    await this.compare(rows.filter(isOver), deciders, attempt);
  }

  /** The same of rows that wait, and that a file had of which somebody says that the bank never got it. */
  async lookAtLost(rows: readonly Row[]): Promise<void> {
    await this.compare(rows, this.teller.onceAsked(), orFail);
  }

  private async compare(rows: readonly Row[], deciders: Deciders, attempt: Attempt): Promise<void> {
    for (const page of pagesOf(rows)) {
      const since = indianDay(new Date(page[0]!.filedAt!.getTime() - earliestMs));
      const references = page.map(({ reference }) => reference);
      await attempt(async () => {
        const shown = await this.network.call(payoutsInStatements, { body: { references, since } });
        const lines = await this.believed(page, shown.lines);
        for (const row of page) {
          const payment = row.saidPaid === undefined ? paymentOf(row, lines) : null;
          // A statement may end between a payment and its return: what was noted of it is over.
          const isBack = hasComeBack(row, lines);
          if (payment) await attempt(async () => this.note(row, payment, await deciders()), row.payoutId);
          if (isBack)
            await attempt(
              async () => void (await this.takeBack(row, await deciders(), lastReturnIn(row, lines))),
              row.payoutId,
            );
        }
      }, `statements since ${since}`);
    }
  }

  /**
   * Without debits of other payouts or refunds, and credits that serve a request, or may serve one. The others are counted as transfers and returns, and
   * serve nothing else from now on.
   */
  private async believed(rows: readonly Row[], lines: readonly Line[]): Promise<readonly Line[]> {
    const evidence = rows.map((row) => evidenceIn(row, lines));
    const claimOf = ({ key, reference, amountPaise, on }: Line) => ({ key, reference, amountPaise, on });
    const credits = evidence.flatMap(({ returns }) => returns.map(claimOf));
    const debits = evidence.flatMap(({ transfers }) => transfers.map((line) => ({ ...claimOf(line), utr: line.utr })));
    if (credits.length + debits.length === 0) return lines;
    const answer = await this.network.call(claimReturnedCredits, { body: { claim: true, credits, debits } });
    const refused = new Set(answer.refused);
    const refusedDebits = new Set(answer.refusedDebits.map(({ key, reference }) => `${key} ${reference}`));
    return lines.filter(({ key, reference, direction }) =>
      direction === 'debit' ? !refusedDebits.has(`${key} ${reference}`) : !refused.has(key),
    );
  }

  /** Found while identity did not say whom to tell, or told or counted otherwise by an earlier release. */
  private async tellLate(rows: readonly Row[], deciders: Deciders, attempt: Attempt): Promise<void> {
    const noted = rows.filter(({ saidPaid, returnedAt }) => saidPaid !== undefined || returnedAt !== undefined);
    const untold = new Set(noted.filter((row) => isOver(row) && isUntold(row)).map(({ payoutId }) => payoutId));
    for (const payout of await this.payouts.findAll([...new Set(rows.map(({ payoutId }) => payoutId))])) {
      const own = rows.filter(({ payoutId }) => payoutId === payout._id);
      if (payout.toSendSince === undefined && !own.some((row) => noted.includes(row))) continue;
      const isRight =
        isRightlyNoted(payout, own) &&
        isUnpaid(payout, own) === (payout.cameBackAt !== undefined) &&
        isPaidElsewhere(payout, own) === (payout.isPaidElsewhere ?? false);
      if (isRight && !untold.has(payout._id)) continue;
      const whom = await deciders();
      if (isRight && whom.length === 0) continue;
      const tell = async (session: ClientSession) => void (await this.counted(session, payout._id, whom));
      await attempt(() => this.apart(tell), payout._id);
    }
  }

  /** Once. */
  async note(row: Row, { utr, on }: Pick<SaidPaid, 'utr' | 'on'>, deciders: readonly string[]): Promise<void> {
    await this.apart(async (session) => {
      const saidPaid = { utr, on, notedAt: this.clock.now(), isTwice: false };
      if (!(await this.batches.noteSaidPaid(session, row._id, saidPaid))) return;
      const { status } = await this.counted(session, row.payoutId, deciders);
      await this.record(session, 'payout-said-paid', row, status);
    });
  }

  /**
   * What had left for this row came back: what was noted of it is over, and where nothing was, its batch has not paid it.
   * @returns false when that was known, and while nobody can be told that the member has nothing: it is found again then
   */
  async takeBack(row: Row, deciders: readonly string[], shown: ShownReturn): Promise<boolean> {
    let isDone = false;
    await this.apart(async (session) => {
      isDone = await this.takeBackIn(session, row, deciders, shown);
    });
    return isDone;
  }

  private async takeBackIn(
    session: ClientSession,
    row: Row,
    whom: readonly string[],
    { on, movementKey }: ShownReturn,
  ): Promise<boolean> {
    const at = this.clock.now();
    const before = await this.batches.rowsOfPayouts([row.payoutId], session);
    const payout = await this.payoutOf(session, row.payoutId);
    // What is forgotten may be the payment on which it was approved.
    const approved = { ...payout, knownPayment: knownPaymentOf(payout, before) };
    const after = before.map((one) => (one._id === row._id ? withoutPayment(row, at) : one));
    const isToSend = payout.isPaidElsewhere === true && !isPaidElsewhere(approved, after);
    const isLost = isToSend || isUnpaid(approved, after);
    if (isLost && whom.length === 0) return false;
    const returnedCredit = movementKey === null ? {} : { returnedCredit: movementKey };
    const isChanged = await (row.saidPaid === undefined
      ? this.batches.noteReturned(session, row._id, {
          returnedAt: at,
          ...(isPast(on, at) && { returnedOn: on }),
          ...returnedCredit,
        })
      : this.batches.forgetSaidPaid(session, row, 'came-back', movementKey));
    if (!isChanged) return false;
    await this.count(session, approved);
    if (isLost) await this.teller.tellLost(session, payout, row, whom);
    await this.record(session, 'payout-came-back', row, payout.status);
    return true;
  }

  /** The batch of this row has paid it: what was noted while it waited is that payment, unless two files had it and its number is known to be another one. */
  async paidByBatch(session: ClientSession, { _id, payoutId }: Row, deciders: readonly string[]): Promise<void> {
    const rows = await this.batches.rowsOfPayouts([payoutId], session);
    if (rows.every(({ saidPaid }) => saidPaid === undefined)) return;
    const own = rows.find((row) => row._id === _id)!;
    const isOther = own.isRefiled === true && own.saidPaid?.utr != null && own.saidPaid.utr !== own.utr;
    if (own.saidPaid !== undefined && !isOther) await this.batches.forgetSaidPaid(session, own, 'of-batch');
    await this.counted(session, payoutId, deciders);
  }

  /** Whether what is noted of a payout is one payment too many, also when the bank has paid it by this moment, and who is told. */
  async counted(session: ClientSession, payoutId: string, deciders: readonly string[]): Promise<PayoutDocument> {
    const payout = await this.payoutOf(session, payoutId);
    await this.count(session, payout);
    await this.teller.tell(session, payoutId, deciders);
    return payout;
  }

  private async count(session: ClientSession, payout: PayoutDocument): Promise<void> {
    const rows = await this.batches.rowsOfPayouts([payout._id], session);
    // What waits to be sent again has waited since it was found first.
    const cameBackAt = isUnpaid(payout, rows) ? (payout.cameBackAt ?? this.clock.now()) : undefined;
    await this.payouts.noteFinding(session, payout._id, {
      knownPayment: knownPaymentOf(payout, rows),
      cameBackAt,
      isPaidElsewhere: isPaidElsewhere(payout, rows) || undefined,
    });
    await this.batches.noteTwice(session, payout._id, isPaidTooOften(payout, rows));
  }

  private async payoutOf(session: ClientSession, payoutId: string): Promise<PayoutDocument> {
    return (await this.payouts.findAll([payoutId], session))[0]!;
  }

  private async record(session: ClientSession, kind: AuditKind, row: Row, status: PayoutStatus): Promise<void> {
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
