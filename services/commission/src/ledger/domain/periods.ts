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

export const indianOffset = '+05:30';
const offsetMs = 5.5 * 3_600_000;

interface MonthSpan {
  readonly names: readonly string[];
  readonly since: Date;
}

export function lastMonths(now: Date, count: number): MonthSpan {
  const inIndia = new Date(now.getTime() + offsetMs);
  const startOf = (back: number) => new Date(Date.UTC(inIndia.getUTCFullYear(), inIndia.getUTCMonth() - back, 1));
  const names = Array.from({ length: count }, (_, index) =>
    startOf(count - 1 - index)
      .toISOString()
      .slice(0, 7),
  );
  return { names, since: new Date(startOf(count - 1).getTime() - offsetMs) };
}
