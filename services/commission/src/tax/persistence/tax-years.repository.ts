import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';
import { nothingSoFar, yearWith, type Deduction, type YearSoFar } from '../domain/deduct.js';

export const taxYearModel = 'TaxYear';

export interface TaxYearDocument extends YearSoFar {
  readonly _id: string;
  /** Every deduction raises the revision, so of two concurrent ones the later is repeated and sees the other. */
  readonly revision: number;
}

const number = { type: Number, default: 0 };

export const taxYearSchema = new Schema<TaxYearDocument>(
  {
    _id: { type: String, required: true },
    paidPaise: number,
    coveredPaise: number,
    charged: number,
    deductedPaise: number,
    revision: number,
  },
  { collection: 'tax_years', versionKey: false },
);

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
