import { firstTaxRates, taxModes, type TaxTerms } from '@deepam/contracts';
import { Database, type Documents, DomainError, isDuplicateKey, appendOnly } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';

export const taxRatesModel = 'TaxRates';

/** A version holds from `startsOn` until a version with a later start, or a newer one with the same start. */
export interface TaxRatesDocument extends TaxTerms {
  readonly _id: number;
  /** The day is an ISO day in India. */
  readonly startsOn: string;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
}

const number = { type: Number, required: true };

export const taxRatesSchema = new Schema<TaxRatesDocument>(
  {
    _id: number,
    isOn: { type: Boolean, required: true },
    rateBasisPoints: number,
    panlessBasisPoints: number,
    thresholdPaise: number,
    mode: { type: String, enum: taxModes, required: true },
    startsOn: { type: String, required: true },
    changedAt: { type: Date, default: null },
    changedBy: { type: String, default: null },
  },
  { collection: 'tax_rates', versionKey: false },
);
appendOnly(taxRatesSchema, 'Rates of tax');

/** The first version deducts nothing. It holds until the head stores another one. */
export const firstVersion: TaxRatesDocument = {
  _id: 1,
  ...firstTaxRates,
  startsOn: '2026-04-01',
  changedAt: null,
  changedBy: null,
};

@Injectable()
export class TaxRatesRepository {
  private readonly rates: Documents<TaxRatesDocument>;

  constructor(database: Database) {
    this.rates = database.documents(taxRatesModel);
  }

  async findForDay(day: string, session?: ClientSession): Promise<TaxRatesDocument> {
    const found = await this.rates.findOne({ startsOn: { $lte: day } }, { sort: { startsOn: -1, _id: -1 }, session });
    return found ?? firstVersion;
  }

  async findAll(): Promise<TaxRatesDocument[]> {
    return [...(await this.rates.find({}, { sort: { _id: -1 } })), firstVersion];
  }

  /** @throws DomainError COMMISSION.TAX_RATES_CHANGED if this version exists already */
  async insert(version: TaxRatesDocument, session: ClientSession): Promise<void> {
    try {
      await this.rates.insert(version, session);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('COMMISSION.TAX_RATES_CHANGED', { details: { version: version._id } });
    }
  }
}
