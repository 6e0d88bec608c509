import type { Row } from '../files/row.js';

/** `dmy`: 05/01/2026 is in January. A year in front is understood in both. */
export type DateStyle = 'dmy' | 'mdy';

/**
 * Which column, from 0, holds what. Either debit and credit, or amount, whose direction its mark (Dr, Cr) or its sign tells. The
 * balance of some banks has a mark of its own.
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

/** Whether the columns tell an amount and its direction, each column one thing, and are within a row of `width` cells. */
export function isWhole(layout: Layout, width: number): boolean {
  const { debit, credit, amount, mark, balance, balanceMark } = layout;
  const used = columns.map((column) => layout[column]).filter((at) => at !== null);
  const isTwo = debit !== null && credit !== null && amount === null && mark === null;
  const isOne = amount !== null && debit === null && credit === null;
  const hasMarked = balanceMark === null || balance !== null;
  const isEachOnce = new Set(used).size === used.length && used.every((at) => at >= 0 && at < width);
  return (isTwo || isOne) && hasMarked && isEachOnce;
}

/** A table in a file: the row of its headers, and what follows. */
export interface Table {
  readonly header: Row;
  readonly rows: readonly Row[];
}
