import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  sortable?: boolean;
  /** Numbers and money stand at the end. */
  align?: 'end';
  /** For buttons: in sight when the table scrolls sideways, on a card a whole line without its label, and not there on paper. */
  bare?: boolean;
  /** Nothing but buttons: not there on paper. */
  screenOnly?: boolean;
  /** Left out of a table that has no room for all columns beside its buttons; on a card it is there. */
  wideOnly?: boolean;
  /** On a card this heads it, beside the other leading cells and without its label. */
  lead?: boolean;
  /** In a narrow place a row shows these alone, until it is opened: the leading cell, one below it and, at the end, a sum. */
  brief?: boolean;
}

export interface Sort {
  key: string;
  order: 'asc' | 'desc';
}
