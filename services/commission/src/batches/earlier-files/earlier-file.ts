import type { payoutsInStatements, ResponseOf } from '@deepam/contracts';
import { netOf, type PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';

type Line = ResponseOf<typeof payoutsInStatements>['lines'][number];
type Row = Pick<PayoutBatchRowDocument, 'reference' | 'amountPaise' | 'taxPaise' | 'state'>;

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

/** Whether the statements show that what had left for this row, once too often, came back. */
export const hasComeBack = (row: Row, lines: readonly Line[]): boolean =>
  lines.some((line) => line.direction === 'credit' && isAbout(row, line)) && paymentOf(row, lines) === null;

const isAbout = (row: Row, { reference, amountPaise }: Line): boolean =>
  reference === row.reference && amountPaise === netOf(row);
