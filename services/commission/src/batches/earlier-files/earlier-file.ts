import type { payoutsInStatements, ResponseOf } from '@deepam/contracts';
import type { PayoutDocument } from '../../payouts/persistence/payout.schema.js';
import { netOf, type PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';

type Line = ResponseOf<typeof payoutsInStatements>['lines'][number];
type Row = Pick<PayoutBatchRowDocument, 'reference' | 'amountPaise' | 'taxPaise' | 'state'>;
type Payout = Pick<PayoutDocument, 'status' | 'batchId' | 'decidedAt' | 'knownPayment'>;
interface Paying extends Pick<PayoutBatchRowDocument, 'reference' | 'state'> {
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

/** How often a payout was paid, as far as anybody knows, from all its rows: in batches, as the bank says afterwards, and by a person. */
export function timesPaid(payout: Payout, rows: readonly Paying[]): number {
  const inBatches = rows.filter(({ state }) => state === 'paid').length;
  const afterwards = rows.filter(({ saidPaid }) => saidPaid !== undefined).length;
  return inBatches + afterwards + (wasApprovedByHand(payout) && knownPaymentOf(payout, rows) === null ? 1 : 0);
}

/** It is approved, and nothing has reached the member: the payment on which it was approved came back. */
export const isUnpaid = (payout: Payout, rows: readonly Paying[]): boolean =>
  payout.status === 'Approved' && timesPaid(payout, rows) === 0;

/** Whether what is noted of it says as often as it was paid that this was too often. */
export function isRightlyNoted(payout: Payout, rows: readonly Paying[]): boolean {
  const isTwice = timesPaid(payout, rows) > 1;
  return rows.every(({ saidPaid }) => saidPaid === undefined || saidPaid.isTwice === isTwice);
}

/**
 * The payment of the bank on which a person has approved the payout; null when it was sent then, undefined when no person has approved it. In one
 * that keeps nothing of this, from before it was kept, what had been noted by then: it could not be approved without knowing of that.
 */
export function knownPaymentOf(payout: Payout, rows: readonly Paying[]): string | null | undefined {
  if (!wasApprovedByHand(payout)) return undefined;
  if (payout.knownPayment !== undefined) return payout.knownPayment;
  const isKnown = ({ saidPaid }: Paying) => saidPaid !== undefined && saidPaid.notedAt <= payout.decidedAt!;
  return rows.find(isKnown)?.reference ?? null;
}

const wasApprovedByHand = ({ status, batchId }: Payout): boolean => status === 'Approved' && batchId == null;

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

/**
 * What has left the account for this row and has not come back, its last payment; null for nothing, for another amount, and for the one payment
 * of a row that is paid.
 */
export function paymentOf(row: Row, lines: readonly Line[]): Pick<SaidPaid, 'utr' | 'on'> | null {
  const about = lines.filter((line) => isAbout(row, line));
  const out = about.filter(({ direction }) => direction === 'debit').toSorted((a, b) => (a.on < b.on ? -1 : 1));
  const last = out.at(-1);
  const cameBack = about.length - out.length;
  const known = row.state === 'paid' ? 1 : 0;
  if (last === undefined || out.length - cameBack <= known) return null;
  return { utr: last.utr, on: last.on };
}

/** Whether the statements show that what had left for this row, once too often, came back; no return of before what is noted of it. */
export const hasComeBack = (row: Row & Pick<Paying, 'saidPaid'>, lines: readonly Line[]): boolean =>
  lines.some((line) => line.direction === 'credit' && isAbout(row, line) && line.on >= (row.saidPaid?.on ?? '')) &&
  paymentOf(row, lines) === null;

const isAbout = (row: Row, { reference, amountPaise }: Line): boolean =>
  reference === row.reference && amountPaise === netOf(row);
