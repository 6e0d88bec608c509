import { startOfIndianDay, taxYearOf } from '@deepam/contracts';

export const firstYearOf = (moment: Date): number => Number(taxYearOf(moment).slice(0, 4));

export function spanOfQuarter(year: number, quarter: number): { readonly since: Date; readonly until: Date } {
  return { since: monthOf(year, quarter * 3 - 3), until: monthOf(year, quarter * 3) };
}

/** @param index months since April */
function monthOf(year: number, index: number): Date {
  const month = 3 + index;
  const named = `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return startOfIndianDay(named);
}
