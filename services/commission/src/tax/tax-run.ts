import { deduct, nothingSoFar, sumOfYears, yearWith, type YearSoFar } from './domain/deduct.js';
import type { PayoutTax } from './domain/payout-tax.js';
import { firstYearOf } from './domain/tax-year.js';
import { taxYearKey } from './persistence/tax-years.repository.js';
import type { TaxRatesDocument } from './persistence/tax-rates.repository.js';

export interface TaxFacts {
  readonly at: Date;
  readonly rates: TaxRatesDocument;
  readonly persons: ReadonlyMap<string, TaxPerson>;
}

export interface TaxPerson {
  readonly persons: readonly string[];
  readonly earlier: readonly string[];
}

const withoutPan: TaxPerson = { persons: [], earlier: [] };

interface Payout {
  readonly memberId: string;
  readonly amountPaise: number;
  readonly taken: { readonly commission: number };
}

/**
 * The key to write to comes first. Payments without a PAN and under an earlier PAN count, too: a new PAN starts no new
 * threshold.
 */
export function personKeysOf(memberId: string, { persons, earlier } = withoutPan): [string, ...string[]] {
  const own = `member:${memberId}`;
  const [first, ...others] = persons.map((person) => `pan:${person}`);
  const before = earlier.map((person) => `pan:${person}`);
  const keys = first === undefined ? [own, ...before] : [first, ...others, own, ...before];
  return [...new Set(keys)] as [string, ...string[]];
}

/**
 * Payouts are deducted one after the other, so that two payouts of a person in one bank file do not use the same
 * threshold twice.
 */
export class TaxRun {
  readonly year: number;
  private readonly years: Map<string, YearSoFar>;

  constructor(
    private readonly facts: TaxFacts,
    known: ReadonlyMap<string, YearSoFar>,
  ) {
    this.year = firstYearOf(facts.at);
    this.years = new Map(known);
  }

  taxOf({ memberId, amountPaise, taken }: Payout): PayoutTax {
    const { at, rates, persons } = this.facts;
    const own = persons.get(memberId) ?? withoutPan;
    const keys = personKeysOf(memberId, own);
    const soFar = sumOfYears(keys.map((key) => this.years.get(taxYearKey(this.year, key)) ?? nothingSoFar));
    const hasPan = own.persons.length > 0;
    const deduction = deduct(rates, hasPan, soFar, taken.commission);
    const money = { grossPaise: amountPaise, netPaise: amountPaise - deduction.taxPaise };
    return {
      ...deduction,
      ...money,
      personKey: keys[0],
      year: this.year,
      hasPan,
      ratesVersion: rates._id,
      fixedAt: at,
    };
  }

  /** Later deductions of the run include this one. */
  addTax(tax: PayoutTax): void {
    const key = taxYearKey(tax.year, tax.personKey);
    this.years.set(key, yearWith(this.years.get(key) ?? nothingSoFar, tax));
  }
}
