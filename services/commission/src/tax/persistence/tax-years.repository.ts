import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { nothingSoFar, yearWith, type Deduction, type YearSoFar } from '../domain/deduct.js';
import { taxYearModel, type TaxYearDocument } from './tax-year.schema.js';

export const taxYearKey = (year: number, personKey: string): string => `${year} ${personKey}`;

@Injectable()
export class TaxYearsRepository {
  private readonly years: Documents<TaxYearDocument>;

  constructor(database: Database) {
    this.years = database.documents(taxYearModel);
  }

  async findByKeys(keys: readonly string[], session?: ClientSession): Promise<ReadonlyMap<string, YearSoFar>> {
    const found = await this.years.find({ _id: { $in: keys } }, { session });
    return new Map(found.map((year) => [year._id, year]));
  }

  /** Concurrent deductions from the same persons conflict from now on. */
  async lock(session: ClientSession, keys: readonly string[]): Promise<void> {
    const changes = [...keys]
      .toSorted()
      .map((_id) => ({ filter: { _id }, update: { $inc: { revision: 1 } }, upsert: true }));
    if (changes.length > 0) await this.years.updateEach(changes, session);
  }

  async add(session: ClientSession, key: string, deduction: Deduction): Promise<void> {
    await this.years.update({ _id: key }, { $inc: yearWith(nothingSoFar, deduction) }, { session, upsert: true });
  }
}
