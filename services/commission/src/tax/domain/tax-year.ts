import { startOfIndianDay, taxYearOf } from '@deepam/contracts';

/** The calendar year in which the tax year of a moment begins: 2026 is April 2026 to March 2027, by the day in India. */
export const firstYearOf = (moment: Date): number => Number(taxYearOf(moment).slice(0, 4));

/** The first moment of a quarter, and that of the next one. Quarter 1 is April to June. */
export function spanOfQuarter(year: number, quarter: number): { readonly since: Date; readonly until: Date } {
  return { since: monthOf(year, quarter * 3 - 3), until: monthOf(year, quarter * 3) };
}

/** @param index from April on */
function monthOf(year: number, index: number): Date {
  const month = 3 + index;
  const named = `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return startOfIndianDay(named);
}
