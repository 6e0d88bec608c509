import { indianDay } from './indian-day.js';

/** The result is the tax year of India that contains the time, such as "2026-27". */
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
