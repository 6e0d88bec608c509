import { firstTaxRates } from '@deepam/contracts';
import { Database, type Documents, DomainError, isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { taxRatesModel, type TaxRatesDocument } from './tax-rates.schema.js';

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
