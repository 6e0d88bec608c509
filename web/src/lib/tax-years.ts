import { spanOfTaxYear, taxYearOf } from '@deepam/contracts';

const yearsKept = 8;

export function taxYears(now: Date): string[] {
  const years = [taxYearOf(now)];
  while (years.length < yearsKept) years.push(taxYearOf(new Date(spanOfTaxYear(years.at(-1)!).since.getTime() - 1)));
  return years;
}
