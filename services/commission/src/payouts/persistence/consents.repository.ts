import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { consentModel, type ConsentDocument } from './consent.schema.js';

@Injectable()
export class ConsentsRepository {
  constructor(@InjectModel(consentModel) private readonly model: Model<ConsentDocument>) {}

  /** An older one than is known is ignored. */
  async changed(session: ClientSession, memberId: string, consent: Omit<ConsentDocument, '_id'>): Promise<void> {
    await this.model.updateOne({ _id: memberId }, {}, { session, upsert: true, setDefaultsOnInsert: true });
    const older = { _id: memberId, revision: { $lt: consent.revision } };
    await this.model.updateOne(older, { $set: consent }, { session });
  }

  async isWithdrawn(memberId: string, session: ClientSession): Promise<boolean> {
    return (await this.model.exists({ _id: memberId, isGiven: false }).session(session)) !== null;
  }
}
