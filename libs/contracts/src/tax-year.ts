import { z } from 'zod';
import { indianDay } from './indian-day.js';

/** A tax year of India, April to March, such as "2026-27". */
export const taxYear = z
  .string()
  .regex(/^20\d{2}-\d{2}$/, 'Please write a tax year as 2026-27.')
  .refine(
    (text) => (Number(text.slice(2, 4)) + 1) % 100 === Number(text.slice(5)),
    'Please write a tax year as 2026-27.',
  );

export function taxYearOf(moment: Date): string {
  const [year = 0, month = 0] = indianDay(moment).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

export function spanOfTaxYear(year: string): { readonly since: Date; readonly until: Date } {
  const first = Number(year.slice(0, 4));
  const april = (of: number) => new Date(`${of}-04-01T00:00:00+05:30`);
  return { since: april(first), until: april(first + 1) };
}
