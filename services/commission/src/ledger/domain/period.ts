import { indianOffset } from './months.js';

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
  const startOf = (day: string) => new Date(`${day}T00:00:00${indianOffset}`);
  const dayAfter = (day: string) => new Date(startOf(day).getTime() + 24 * 3_600_000);
  return { since: from === undefined ? null : startOf(from), until: to === undefined ? null : dayAfter(to), asOf };
}
