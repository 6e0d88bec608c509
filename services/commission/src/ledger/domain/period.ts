import { endOfIndianDay, startOfIndianDay } from '@deepam/contracts';

export interface Span {
  readonly since: Date | null;
  readonly until: Date | null;
  /** Postings that were recorded later are left out, whenever they happened; null means no limit. */
  readonly asOf: Date | null;
}

export function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }, asOf: Date | null): Span {
  return {
    since: from === undefined ? null : startOfIndianDay(from),
    until: to === undefined ? null : endOfIndianDay(to),
    asOf,
  };
}
