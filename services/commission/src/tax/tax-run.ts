import { deduct, nothingSoFar, sumOfYears, yearWith, type YearSoFar } from './domain/deduct.js';
import type { PayoutTax } from './domain/payout-tax.js';
import { firstYearOf } from './domain/tax-year.js';
import { taxYearKey } from './persistence/tax-years.repository.js';
import type { TaxRatesDocument } from './persistence/tax-rates.schema.js';

/** The facts of one moment by which tax is deducted. */
export interface TaxFacts {
  readonly at: Date;
  readonly rates: TaxRatesDocument;
  /** Names for their PANs, by member; a member who has given no details has no entry. */
  readonly persons: ReadonlyMap<string, TaxPerson>;
}

/** A member in one tax year, by the digests of identity. */
export interface TaxPerson {
  /** Names for the present PAN, the one of the current key first; none without a PAN. */
  readonly persons: readonly string[];
  /** Names for every other PAN that the account has had in the year. */
  readonly earlier: readonly string[];
}

const withoutPan: TaxPerson = { persons: [], earlier: [] };

interface Payout {
  readonly memberId: string;
  readonly amountPaise: number;
  readonly taken: { readonly commission: number };
}

/**
 * The sums in which a member's commission counts, the one to write to first. What was paid before the PAN was given counts, too, and what was paid
 * under an earlier PAN: another PAN begins no new threshold.
 */
export function personKeysOf(memberId: string, { persons, earlier } = withoutPan): [string, ...string[]] {
  const own = `member:${memberId}`;
  const [first, ...others] = persons.map((person) => `pan:${person}`);
  const before = earlier.map((person) => `pan:${person}`);
  const keys = first === undefined ? [own, ...before] : [first, ...others, own, ...before];
  return [...new Set(keys)] as [string, ...string[]];
}

/** Deducts from several payouts one after the other: two of one person in one bank file do not both use the same threshold. */
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

  of({ memberId, amountPaise, taken }: Payout): PayoutTax {
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

  /** What comes after it counts with it. */
  take(tax: PayoutTax): void {
    const key = taxYearKey(tax.year, tax.personKey);
    this.years.set(key, yearWith(this.years.get(key) ?? nothingSoFar, tax));
  }
}
