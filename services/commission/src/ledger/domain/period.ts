import { endOfIndianDay, startOfIndianDay } from '@deepam/contracts';

/** What of a statement is read. */
export interface Span {
  /** The first moment; null for the beginning of the book. */
  readonly since: Date | null;
  /** The first moment behind it; null for no end. */
  readonly until: Date | null;
  /** Postings that were written later are left out, whenever they happened; null for none. */
  readonly asOf: Date | null;
}

/** The days of the Indian calendar from one to the other, both included. */
export function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }, asOf: Date | null): Span {
  return {
    since: from === undefined ? null : startOfIndianDay(from),
    until: to === undefined ? null : endOfIndianDay(to),
    asOf,
  };
}
