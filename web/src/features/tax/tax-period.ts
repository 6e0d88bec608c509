import { spanOfTaxYear, taxYearOf } from '@deepam/contracts';
import { indianDay } from '../../lib/format/indian-day.js';
import { taxYears } from '../../lib/tax-years.js';

export const quarters = [1, 2, 3, 4] as const;
export interface TaxPeriod {
  /** In which the tax year begins. */
  readonly year: number;
  /** 1 is April to June. */
  readonly quarter: (typeof quarters)[number];
}

/** The earliest that the register knows. */
const firstYear = 2020;

/** Years of the register, newest first: what they are called, and when they begin. */
export const registerYears = (now: Date) =>
  taxYears(now)
    .map((name) => ({ name, begin: beginOf(name) }))
    .filter(({ begin }) => begin >= firstYear);

/** The quarter that an address names; without one that of today. */
export function taxPeriodIn(params: URLSearchParams, now: Date): TaxPeriod {
  const [, month] = indianDay(now).split('-').map(Number) as [number, number];
  const year = registerYears(now).find(({ begin }) => String(begin) === params.get('year'))?.begin;
  const quarter = quarters.find((one) => String(one) === params.get('quarter'));
  return {
    year: year ?? beginOf(taxYearOf(now)),
    quarter: quarter ?? quarters[Math.floor(((month + 8) % 12) / 3)]!,
  };
}

/** The calendar year in which a tax year such as 2026-27 begins. */
export const beginOf = (taxYear: string): number => Number(indianDay(spanOfTaxYear(taxYear).since).slice(0, 4));
