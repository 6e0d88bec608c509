import { spanOfTaxYear, taxYearOf } from '@deepam/contracts';
import { indianDay } from '../../lib/format/indian-day.js';
import { taxYears } from '../../lib/tax-years.js';

export const quarters = [1, 2, 3, 4] as const;
export interface TaxPeriod {
  readonly year: number;
  readonly quarter: (typeof quarters)[number];
}

const firstYear = 2020;

export const registerYears = (now: Date) =>
  taxYears(now)
    .map((name) => ({ name, begin: beginOf(name) }))
    .filter(({ begin }) => begin >= firstYear);

export function taxPeriodIn(params: URLSearchParams, now: Date): TaxPeriod {
  const [, month] = indianDay(now).split('-').map(Number) as [number, number];
  const year = registerYears(now).find(({ begin }) => String(begin) === params.get('year'))?.begin;
  const quarter = quarters.find((one) => String(one) === params.get('quarter'));
  return {
    year: year ?? beginOf(taxYearOf(now)),
    quarter: quarter ?? quarters[Math.floor(((month + 8) % 12) / 3)]!,
  };
}

export const beginOf = (taxYear: string): number => Number(indianDay(spanOfTaxYear(taxYear).since).slice(0, 4));
