import { spanOfTaxYear, taxYearOf } from '@deepam/contracts';

/** As long as books are kept. */
const yearsKept = 8;

/** This tax year and those before it, newest first. */
export function taxYears(now: Date): string[] {
  const years = [taxYearOf(now)];
  while (years.length < yearsKept) years.push(taxYearOf(new Date(spanOfTaxYear(years.at(-1)!).since.getTime() - 1)));
  return years;
}
