import { indianDay } from '@deepam/contracts';

const days = 90;

export interface Span {
  readonly from: string;
  readonly to: string;
}

export function windowAt(now: Date): Span {
  const to = indianDay(now);
  return { from: dayAfter(to, 1 - days), to };
}

export function weeksOf({ from, to }: Span): Span[] {
  const weeks: Span[] = [];
  for (let start = from; start <= to;) {
    const sunday = dayAfter(start, (7 - weekday(start)) % 7);
    weeks.push({ from: start, to: sunday < to ? sunday : to });
    start = dayAfter(sunday, 1);
  }
  return weeks;
}

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

function dayAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
