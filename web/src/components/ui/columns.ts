import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  isSortable?: boolean;
  align?: 'end';
  /**
   * The buttons stay visible when the table scrolls sideways, take a whole line of a card without a label, and are not
   * printed.
   */
  isBare?: boolean;
  isScreenOnly?: boolean;
  /**
   * A table that is narrower than this width in rem omits the column, so that the buttons at the end cover no other
   * column; a card shows the column. A table of the back office omits such columns only if it has no room, the column
   * with the larger number first.
   */
  fromRem?: 50 | 65;
  isLead?: boolean;
  /** A folded row shows only these: the leading cell, one below it and, at the end, a sum. */
  isBrief?: boolean;
  /** A folded row of the back office shows the column in its two lines. */
  isKept?: boolean;
}

export interface Sort {
  key: string;
  order: 'asc' | 'desc';
}
