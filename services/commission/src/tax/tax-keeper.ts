import { indianDay } from '@deepam/contracts';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PayeeDetailsRepository, type PayeeDetailsDocument } from '../people/payee-details.repository.js';
import type { PayoutTax } from './domain/payout-tax.js';
import { firstYearOf } from './domain/tax-year.js';
import { TaxRatesRepository } from './persistence/tax-rates.repository.js';
import { taxYearKey, TaxYearsRepository } from './persistence/tax-years.repository.js';
import { personKeysOf, TaxRun, type TaxPerson } from './tax-run.js';

@Injectable()
export class TaxKeeper {
  constructor(
    private readonly rates: TaxRatesRepository,
    private readonly years: TaxYearsRepository,
    private readonly payees: PayeeDetailsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param session of the transaction that stores the deductions: a concurrent deduction from one of these persons
   * conflicts with it
   * @returns null while no tax is deducted
   */
  async begin(memberIds: readonly string[], session?: ClientSession): Promise<TaxRun | null> {
    const at = this.clock.now();
    const rates = await this.rates.findForDay(indianDay(at), session);
    if (!rates.isOn || memberIds.length === 0) return null;
    const year = firstYearOf(at);
    const payees = await this.payees.findByIds([...new Set(memberIds)], session);
    const persons = new Map([...payees].map(([memberId, payee]) => [memberId, taxPersonOf(payee, year)]));
    const keys = memberIds.flatMap((memberId) => personKeysOf(memberId, persons.get(memberId)));
    const names = [...new Set(keys)].map((key) => taxYearKey(year, key));
    if (session) await this.years.lock(session, names);
    return new TaxRun({ at, rates, persons }, await this.years.findByKeys(names, session));
  }

  async keep(session: ClientSession, tax: PayoutTax): Promise<void> {
    await this.years.add(session, taxYearKey(tax.year, tax.personKey), tax);
  }
}

const taxPersonOf = ({ persons, earlierPans }: PayeeDetailsDocument, year: number): TaxPerson => ({
  persons,
  earlier: earlierPans.filter((pan) => pan.year === year).flatMap((pan) => pan.persons),
});
