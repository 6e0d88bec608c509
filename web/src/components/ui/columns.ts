import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  sortable?: boolean;
  align?: 'end';
  /**
   * The buttons stay visible when the table scrolls sideways, take a whole line of a card without a label, and are not
   * printed.
   */
  bare?: boolean;
  screenOnly?: boolean;
  /**
   * A narrower table, in rem, omits the column, so that the buttons at the end cover no other column; a card shows it.
   * A table of the back office omits the column only without room, the larger number first.
   */
  fromRem?: 50 | 65;
  lead?: boolean;
  /** A folded row shows only these: the leading cell, one below it and, at the end, a sum. */
  brief?: boolean;
  /** A list of the back office never drops the column, and shows it in the two lines of a folded row. */
  keep?: boolean;
}

export interface Sort {
  key: string;
  order: 'asc' | 'desc';
}
