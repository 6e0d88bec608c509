import { stateCodes } from '@deepam/contracts';
import { Database, type Documents, DomainError, isDuplicateKey, appendOnly } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';
import type { Issuer } from '../domain/document.js';

export const businessModel = 'Business';

export interface BusinessDocument extends Issuer {
  readonly _id: number;
  readonly rateBasisPoints: number;
  readonly since: Date;
  readonly changedAt: Date;
  readonly changedBy: string;
}

export const businessSchema = new Schema<BusinessDocument>(
  {
    _id: { type: Number, required: true },
    legalName: { type: String, required: true },
    address: { type: String, required: true },
    state: { type: String, enum: stateCodes, required: true },
    gstin: { type: String, default: null },
    hsn: { type: String, default: '' },
    rateBasisPoints: { type: Number, required: true },
    since: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    changedBy: { type: String, required: true },
  },
  { collection: 'business_versions', versionKey: false },
);
appendOnly(businessSchema, 'Versions of the business');

@Injectable()
export class BusinessesRepository {
  private readonly businesses: Documents<BusinessDocument>;

  constructor(database: Database) {
    this.businesses = database.documents(businessModel);
  }

  async findLatest(session?: ClientSession): Promise<BusinessDocument | null> {
    return this.businesses.findOne({}, { session, sort: { _id: -1 } });
  }

  /** @throws DomainError COMMISSION.BUSINESS_CHANGED if this version exists already */
  async insert(business: BusinessDocument, session: ClientSession): Promise<void> {
    try {
      await this.businesses.insert(business, session);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('COMMISSION.BUSINESS_CHANGED', { details: { version: business._id } });
    }
  }
}
