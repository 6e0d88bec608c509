import type { Row } from '../files/row.js';

/** In the style `dmy`, 05/01/2026 is in January. Both styles accept a year in front. */
export type DateStyle = 'dmy' | 'mdy';

/**
 * Columns are numbered from 0. A layout has either debit and credit, or an amount whose mark (Dr, Cr) or sign gives the
 * direction. The balance of some banks has a mark of its own.
 */
export interface Layout {
  readonly date: number;
  readonly narration: number;
  readonly reference: number | null;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly amount: number | null;
  readonly mark: number | null;
  readonly balance: number | null;
  readonly balanceMark: number | null;
  readonly dateStyle: DateStyle;
}

export type Column = Exclude<keyof Layout, 'dateStyle'>;
export const columns: readonly Column[] = [
  ...(['date', 'narration', 'reference', 'debit', 'credit'] as const),
  ...(['amount', 'mark', 'balance', 'balanceMark'] as const),
];

export function isWhole(layout: Layout, width: number): boolean {
  const { debit, credit, amount, mark, balance, balanceMark } = layout;
  const used = columns.map((column) => layout[column]).filter((at) => at !== null);
  const isTwo = debit !== null && credit !== null && amount === null && mark === null;
  const isOne = amount !== null && debit === null && credit === null;
  const hasMarked = balanceMark === null || balance !== null;
  const isEachOnce = new Set(used).size === used.length && used.every((at) => at >= 0 && at < width);
  return (isTwo || isOne) && hasMarked && isEachOnce;
}

export interface Table {
  readonly header: Row;
  readonly rows: readonly Row[];
}
