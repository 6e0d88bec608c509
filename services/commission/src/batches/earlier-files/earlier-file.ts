import { indianDay, type payoutsInStatements, type ResponseOf } from '@deepam/contracts';
import type { PayoutDocument } from '../../payouts/persistence/payout.schema.js';
import { netOf, paidSince, returnDayOf, type PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';

type Line = ResponseOf<typeof payoutsInStatements>['lines'][number];
type Row = Pick<
  PayoutBatchRowDocument,
  'reference' | 'amountPaise' | 'taxPaise' | 'state' | 'returnedAt' | 'returnedOn' | 'timesTakenBack'
>;
type Payout = Pick<PayoutDocument, 'status' | 'batchId' | 'decidedAt' | 'knownPayment' | 'toSendSince'>;
interface Paying extends Pick<PayoutBatchRowDocument, 'reference' | 'state' | 'returnedAt'> {
  readonly saidPaid?: PayoutBatchRowDocument['saidPaid'] | undefined;
}

/** By what payment the bank says that it has paid a payout that was set free as unpaid. */
export interface SaidPaid {
  readonly reference: string;
  readonly utr: string | null;
  /** ISO day. */
  readonly on: string | null;
}

/** A payout that a file for the bank had, and that was set free as unpaid. */
export interface EarlierFile {
  readonly saidPaid: SaidPaid | null;
}

/** What is noted of it was told to nobody, or as less than it is. */
export const isUntold = ({ saidPaid }: Pick<PayoutBatchRowDocument, 'saidPaid'>): boolean =>
  saidPaid !== undefined && saidPaid.toldTwice !== true && (saidPaid.isTwice || saidPaid.toldTwice === undefined);

/** A file had it, and the bank has answered or somebody has said that it did not pay. */
export const isOver = ({ state, filedAt }: Pick<PayoutBatchRowDocument, 'state' | 'filedAt'>): boolean =>
  filedAt !== undefined && state !== 'waiting';

/** Its batch has paid it, and that payment has not come back. */
export const isPaidByBatch = ({ state, returnedAt }: Pick<Paying, 'state' | 'returnedAt'>): boolean =>
  state === 'paid' && returnedAt === undefined;

/** How often a payout was paid, as far as anybody knows, from all its rows: in batches, as the bank says afterwards, and by a person once that is recorded. */
export function timesPaid(payout: Payout, rows: readonly Paying[]): number {
  const inBatches = rows.filter(isPaidByBatch).length;
  const afterwards = rows.filter(({ saidPaid }) => saidPaid !== undefined).length;
  const byPerson = knownPaymentOf(payout, rows) === null && payout.toSendSince === undefined ? 1 : 0;
  return inBatches + afterwards + byPerson;
}

/** More often than it is owed: one that was rejected is given back to the balance, and owed no more. */
export const isPaidTooOften = (payout: Payout, rows: readonly Paying[]): boolean =>
  timesPaid(payout, rows) > (payout.status === 'Rejected' ? 0 : 1);

/** It is approved, nobody is to send it, and nothing has reached the member: the payment on which it was approved, or that of its batch, came back. */
export const isUnpaid = (payout: Payout, rows: readonly Paying[]): boolean =>
  payout.status === 'Approved' && payout.toSendSince === undefined && timesPaid(payout, rows) === 0;

/** It was granted and is to be sent, and the bank says meanwhile that it has paid it by a file. */
export const isPaidElsewhere = (payout: Payout, rows: readonly Paying[]): boolean =>
  payout.toSendSince !== undefined && timesPaid(payout, rows) > 0;

/** Whether what is noted of it says as often as it was paid that this was too often. */
export function isRightlyNoted(payout: Payout, rows: readonly Paying[]): boolean {
  const isTwice = isPaidTooOften(payout, rows);
  return rows.every(({ saidPaid }) => saidPaid === undefined || saidPaid.isTwice === isTwice);
}

/**
 * The payment of the bank on which a person has approved the payout; null when a person has sent it, undefined when none has approved it. In one
 * that keeps nothing of this, from before it was kept, what had been noted by then: it could not be approved without knowing of that.
 */
export function knownPaymentOf(payout: Payout, rows: readonly Paying[]): string | null | undefined {
  if (payout.status !== 'Approved') return undefined;
  // Also of one that a batch has paid: what came back is sent again by a person.
  if (payout.knownPayment !== undefined) return payout.knownPayment;
  if (payout.batchId != null) return undefined;
  const isKnown = ({ saidPaid }: Paying) => saidPaid !== undefined && saidPaid.notedAt <= payout.decidedAt!;
  return rows.find(isKnown)?.reference ?? null;
}

/** By payout. One that the bank says it has paid stands before those that it does not speak of. */
export function earlierFiles(rows: readonly PayoutBatchRowDocument[]): ReadonlyMap<string, EarlierFile> {
  const found = new Map<string, EarlierFile>();
  for (const { payoutId, reference, state, saidPaid } of rows) {
    if (state === 'paid') continue;
    const told = saidPaid ? { reference, utr: saidPaid.utr, on: saidPaid.on } : null;
    found.set(payoutId, { saidPaid: told ?? found.get(payoutId)?.saidPaid ?? null });
  }
  return found;
}

/** What has left the account for this row and has not come back, its last payment; null for nothing, for another amount, and for what is known. */
export function paymentOf(row: Row, lines: readonly Line[]): Pick<SaidPaid, 'utr' | 'on'> | null {
  const { out, left } = movesOf(row, lines);
  const last = out.at(-1);
  const known = isPaidByBatch(row) ? 1 : 0;
  if (last === undefined || left <= known) return null;
  return { utr: last.utr, on: last.on };
}

/**
 * Whether statements show a return of the payment that is noted of this row or, where none is, of the one by its batch; none of before that
 * payment.
 */
export function hasComeBack(
  row: Row & Pick<Paying, 'saidPaid'> & Pick<PayoutBatchRowDocument, 'paidAt' | 'paidOn' | 'filedAt' | 'isRefiled'>,
  lines: readonly Line[],
): boolean {
  const { out, cameBack, left } = movesOf(row, lines);
  if (row.saidPaid === undefined) {
    if (!isPaidByBatch(row)) return false;
    // Of two files the return may be that of the first: what left since the last file has to be shown too.
    const isShown = row.isRefiled !== true || out.some(({ on }) => on >= indianDay(row.filedAt!));
    // One return takes back one payment: another one of this row may be over by it.
    const isAnother = cameBack.length > (row.timesTakenBack ?? 0);
    return isShown && isAnother && cameBack.some(({ on }) => on >= paidSince(row)) && left === 0;
  }
  const notedOn = row.saidPaid.on ?? '';
  return cameBack.some(({ on }) => on >= notedOn) && paymentOf(row, lines) === null;
}

/** How statements show a return: its day, and the movement of money. */
export interface ShownReturn {
  /** ISO day, if one is named. */
  readonly on: string | null;
  readonly movementKey: string | null;
}
/** The latest return. */
export function lastReturnIn(row: Row, lines: readonly Line[]): ShownReturn {
  const last = movesOf(row, lines).cameBack.at(-1);
  return { on: last?.on ?? null, movementKey: last?.key ?? null };
}

/** Debits that would count as transfers of this row's payment, and credits that would count as their returns. */
export function evidenceIn(row: Row, lines: readonly Line[]) {
  const { out, cameBack } = movesOf(row, lines);
  return { transfers: out, returns: cameBack };
}

/** The row as it is once the payment that was found last is known to have come back. */
export const withoutPayment = (row: Paying, returnedAt: Date): Paying =>
  row.saidPaid === undefined ? { ...row, returnedAt } : { ...row, saidPaid: undefined };

/** What has left for this row, the earliest first, what came back, and how much of it is with the member. */
function movesOf(row: Row, lines: readonly Line[]) {
  const about = lines
    .filter(({ reference, amountPaise }) => reference === row.reference && amountPaise === netOf(row))
    .toSorted((a, b) => (a.on < b.on ? -1 : 1));
  const out = about.filter(({ direction }) => direction === 'debit');
  const cameBack = about.filter(({ direction }) => direction === 'credit');
  const told = returnDayOf(row);
  // An answer of the bank may have told of a return that no statement shows. Where it named no day, that was before it was told.
  const isTold = ({ on }: Line) => told !== undefined && (row.returnedOn === undefined ? on <= told : on === told);
  const toldOn = told === undefined || cameBack.some(isTold) ? [] : [told];
  return { out, cameBack, left: leftOf(out, [...cameBack.map(({ on }) => on), ...toldOn]) };
}

/** What came back had left before, even where no statement shows that: it is not what leaves on a later day. */
function leftOf(out: readonly Line[], returnDays: readonly string[]): number {
  const moves = [...out.map(({ on }) => ({ on, by: 1 })), ...returnDays.map((on) => ({ on, by: -1 }))];
  // Of one day, what has left comes first.
  const inOrder = moves.toSorted((a, b) => (a.on === b.on ? b.by - a.by : a.on < b.on ? -1 : 1));
  return inOrder.reduce((left, { by }) => Math.max(0, left + by), 0);
}
