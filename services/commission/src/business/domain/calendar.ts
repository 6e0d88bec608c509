import { indianDay } from '@deepam/contracts';

export interface Now {
  readonly today: string;
  readonly yesterday: string;
  readonly month: string;
  readonly lastMonth: string;
}

export function nowIn(moment: Date): Now {
  const today = indianDay(moment);
  return {
    today,
    yesterday: dayAfter(today, -1),
    month: monthOf(today),
    lastMonth: monthOf(dayAfter(`${monthOf(today)}-01`, -1)),
  };
}

export const monthOf = (day: string): string => day.slice(0, 7);

export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function samePartOfLastMonth(today: string): { readonly from: string; readonly to: string } {
  const from = `${monthOf(dayAfter(`${monthOf(today)}-01`, -1))}-01`;
  const last = dayAfter(`${monthOf(today)}-01`, -1);
  const same = `${monthOf(from)}${today.slice(7)}`;
  return { from, to: same < last ? same : last };
}
