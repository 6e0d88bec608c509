/** India has one time zone and no summer time. */
export const indianOffset = '+05:30';
const offsetMs = 5.5 * 3_600_000;

export interface MonthSpan {
  /** Such as "2026-01", oldest first. */
  readonly names: readonly string[];
  /** The first moment of the oldest. */
  readonly since: Date;
}

/** The month of `now` and those before it, `count` in all, by the Indian calendar. */
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
