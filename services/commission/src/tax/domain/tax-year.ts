import { indianDay, startOfIndianDay } from '@deepam/contracts';

/** The year in which April begins it: 2026 is April 2026 to March 2027, by the day in India. */
export function taxYearOf(moment: Date): number {
  const [year, month] = indianDay(moment).split('-').map(Number) as [number, number];
  return month >= 4 ? year : year - 1;
}

/** The moments at which a quarter of a tax year begins and ends; all of the year without one. Quarter 1 is April to June. */
export function spanOfTaxYear(year: number, quarter?: number): { readonly since: Date; readonly until: Date } {
  const first = quarter === undefined ? 0 : (quarter - 1) * 3;
  const months = quarter === undefined ? 12 : 3;
  return { since: monthOf(year, first), until: monthOf(year, first + months) };
}

/** @param index from April on */
function monthOf(year: number, index: number): Date {
  const month = 3 + index;
  const named = `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return startOfIndianDay(named);
}
