import { useAddressValues } from '../../lib/use-address-values.js';

/** Days of the Indian calendar such as "2026-01-05", both included; '' where it has no end. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const everything: Period = { from: '', to: '' };

/** A day that a person can mean: not the year 202 of somebody who is still typing, nor 31 February. */
export function isDay(text: string): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The period that an address asks for; what is no day is left out. */
export function periodIn(params: URLSearchParams): Period {
  const day = (name: string) => (isDay(params.get(name) ?? '') ? params.get(name)! : '');
  return { from: day('from'), to: day('to') };
}

export const isBackward = ({ from, to }: Period): boolean => from !== '' && to !== '' && from > to;

/** What a period asks of the server. */
export const questionOf = ({ from, to }: Period) => ({ from: from || undefined, to: to || undefined });

export const quickChoices = ['thisMonth', 'lastMonth', 'thisYear', 'all'] as const;
export type QuickChoice = (typeof quickChoices)[number];

/** What is running ends with `today`. The financial year of India begins in April. */
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

/** The file of a period is called by its days, that of everything by the day it was made. */
export function fileNameOf({ from, to }: Period, today: string): string {
  const last = to || today;
  return `statement-${[from || (to && 'to'), from && 'to', last].filter(Boolean).join('-')}.csv`;
}

/** Kept in the address. */
export function usePeriod(): [Period, (change: Partial<Period>) => void] {
  const [params, change] = useAddressValues();
  return [periodIn(params), change];
}
