import { Database, type Documents, DomainError, isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { businessModel, type BusinessDocument } from './business.schema.js';

/** Versions of the issuer of documents; none until the head has entered one. */
@Injectable()
export class BusinessesRepository {
  private readonly businesses: Documents<BusinessDocument>;

  constructor(database: Database) {
    this.businesses = database.documents(businessModel);
  }

  async latest(session?: ClientSession): Promise<BusinessDocument | null> {
    return this.businesses.findOne({}, { session, sort: { _id: -1 } });
  }

  /** @throws DomainError COMMISSION.BUSINESS_CHANGED when this version is there already */
  async insert(business: BusinessDocument, session: ClientSession): Promise<void> {
    try {
      await this.businesses.insert(business, session);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('COMMISSION.BUSINESS_CHANGED', { details: { version: business._id } });
    }
  }
}
