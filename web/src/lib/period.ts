import { useAddressValues } from './use-address-values.js';

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

/** The period that an address asks for, after `prefix` where it holds several lists; what is no day is left out. */
export function periodIn(params: URLSearchParams, prefix = ''): Period {
  const day = (name: string) => (isDay(params.get(name) ?? '') ? params.get(name)! : '');
  return { from: day(`${prefix}from`), to: day(`${prefix}to`) };
}

export const isBackward = ({ from, to }: Period): boolean => from !== '' && to !== '' && from > to;

/** What a period asks of the server. */
export const questionOf = ({ from, to }: Period) => ({ from: from || undefined, to: to || undefined });

/** Kept in the address. */
export function usePeriod(prefix = ''): [Period, (change: Partial<Period>) => void] {
  const [params, change] = useAddressValues();
  const choose = (days: Partial<Period>) =>
    change(Object.fromEntries(Object.entries(days).map(([end, day]) => [`${prefix}${end}`, day])));
  return [periodIn(params, prefix), choose];
}
