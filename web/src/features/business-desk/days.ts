import type { BusinessOverview, ReportRow } from '@deepam/contracts';

const dayMs = 86_400_000;

export const daysEarlier = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);

export interface ChartDay {
  readonly day: string;
  readonly received: number;
  readonly paid: number;
  readonly receivedBefore: number;
  readonly paidBefore: number;
}

/** Each day is paired with the day that precedes it by the length of the period. */
export function withPeriodBefore(days: BusinessOverview['days'], rows: readonly ReportRow[]): ChartDay[] {
  const figures = new Map(rows.map((row) => [row.key, row.figures]));
  return days.map(({ day, received, paid }) => {
    const before = figures.get(daysEarlier(day, days.length));
    return { day, received, paid, receivedBefore: before?.received ?? 0, paidBefore: before?.paid ?? 0 };
  });
}

const figureNames = ['received', 'paid', 'receivedBefore', 'paidBefore'] as const;

export const sumOf = (days: readonly ChartDay[]): Omit<ChartDay, 'day'> => {
  const sum = { received: 0, paid: 0, receivedBefore: 0, paidBefore: 0 };
  for (const day of days) for (const name of figureNames) sum[name] += day[name];
  return sum;
};
