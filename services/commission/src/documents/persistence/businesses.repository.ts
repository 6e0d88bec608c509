import { Database, type Documents, DomainError, isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { businessModel, type BusinessDocument } from './business.schema.js';

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
