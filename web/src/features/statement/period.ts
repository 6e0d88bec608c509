import { everything, type Period } from '../../lib/period.js';

export const quickChoices = ['thisMonth', 'lastMonth', 'thisYear', 'all'] as const;
export type QuickChoice = (typeof quickChoices)[number];

/** The running period ends with `today`. The financial year of India begins in April. */
export function quickPeriod(choice: QuickChoice, today: string): Period {
  const [year, month] = today.split('-').map(Number) as [number, number];
  switch (choice) {
    case 'thisMonth':
      return { from: dayOf(year, month, 1), to: today };
    case 'lastMonth':
      return { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) };
    case 'thisYear':
      return { from: dayOf(month < 4 ? year - 1 : year, 4, 1), to: today };
    case 'all':
      return everything;
  }
}

/** Month 0 is December of the year before, day 0 the last one of the month before. */
const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

export function fileNameOf({ from, to }: Period, today: string): string {
  const last = to || today;
  return `statement-${[from || (to && 'to'), from && 'to', last].filter(Boolean).join('-')}`;
}
