import { indianDay, taxPersons } from '@deepam/contracts';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { IdentityClient } from '../people/identity.client.js';
import type { PayoutTax } from './domain/payout-tax.js';
import { firstYearOf } from './domain/tax-year.js';
import { TaxRatesRepository } from './persistence/tax-rates.repository.js';
import { taxYearKey, TaxYearsRepository } from './persistence/tax-years.repository.js';
import { personKeysOf, TaxRun, type TaxQuestion } from './tax-run.js';

/** Keeps what every person was paid and taxed for in a tax year. */
@Injectable()
export class TaxKeeper {
  constructor(
    private readonly rates: TaxRatesRepository,
    private readonly years: TaxYearsRepository,
    private readonly identity: IdentityClient,
    private readonly clock: Clock,
  ) {}

  /**
   * Asked before a transaction begins, as nobody else is waited for in one. Null while nothing is deducted.
   * @throws DomainError SERVER.UNAVAILABLE without identity
   */
  async ask(memberIds: readonly string[]): Promise<TaxQuestion | null> {
    const at = this.clock.now();
    const rates = await this.rates.on(indianDay(at));
    if (!rates.isOn || memberIds.length === 0) return null;
    const body = { memberIds: [...new Set(memberIds)], year: firstYearOf(at) };
    const answer = await this.identity.call(taxPersons, { body });
    return { at, rates, persons: new Map(answer.map(({ memberId, ...person }) => [memberId, person])) };
  }

  /** @param session in which the deductions will be kept: whoever deducts from one of these persons meanwhile conflicts with it */
  async begin(question: TaxQuestion, session?: ClientSession): Promise<TaxRun> {
    const year = firstYearOf(question.at);
    const keys = [...question.persons].flatMap(([memberId, person]) => personKeysOf(memberId, person));
    const names = [...new Set(keys)].map((key) => taxYearKey(year, key));
    if (session) await this.years.lock(session, names);
    return new TaxRun(question, await this.years.among(names, session));
  }

  async keep(session: ClientSession, tax: PayoutTax): Promise<void> {
    await this.years.add(session, taxYearKey(tax.year, tax.personKey), tax);
  }
}
