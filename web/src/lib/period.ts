import { useAddressValues } from './use-address-values.js';

export interface Period {
  readonly from: string;
  readonly to: string;
}

export const everything: Period = { from: '', to: '' };

/** Rejects incomplete years during typing, and impossible days such as 31 February. */
export function isDay(text: string): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

export function periodIn(params: URLSearchParams, prefix = ''): Period {
  const day = (name: string) => (isDay(params.get(name) ?? '') ? params.get(name)! : '');
  return { from: day(`${prefix}from`), to: day(`${prefix}to`) };
}

export const isBackward = ({ from, to }: Period): boolean => from !== '' && to !== '' && from > to;

export const queryOf = ({ from, to }: Period) => ({ from: from || undefined, to: to || undefined });

export function usePeriod(prefix = ''): [Period, (change: Partial<Period>) => void] {
  const [params, change] = useAddressValues();
  const choose = (days: Partial<Period>) =>
    change(Object.fromEntries(Object.entries(days).map(([end, day]) => [`${prefix}${end}`, day])));
  return [periodIn(params, prefix), choose];
}
