import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { consentModel, type ConsentDocument } from './consent.schema.js';

@Injectable()
export class ConsentsRepository {
  constructor(@InjectModel(consentModel) private readonly model: Model<ConsentDocument>) {}

  /** Follows a change; one that is older than what is known is ignored. */
  async changed({ _id, revision, isGiven }: ConsentDocument, session: ClientSession): Promise<void> {
    const known = await this.model.findById(_id).session(session).lean();
    if (known && known.revision >= revision) return;
    await this.model.updateOne({ _id }, { $set: { revision, isGiven } }, { session, upsert: true });
  }

  async isWithdrawn(memberId: string, session: ClientSession): Promise<boolean> {
    return (await this.model.exists({ _id: memberId, isGiven: false }).session(session)) !== null;
  }
}
