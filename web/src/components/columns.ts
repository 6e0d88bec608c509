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
  /** A table with less room than this, in rem, leaves the column out, so that the buttons at the end cover no other; a card has it. */
  fromRem?: 50 | 65;
  /** On a card this heads it, beside the other leading cells and without its label. */
  lead?: boolean;
  /** In a narrow place a row shows these alone, until it is opened: the leading cell, one below it and, at the end, a sum. */
  brief?: boolean;
}

export interface Sort {
  key: string;
  order: 'asc' | 'desc';
}
