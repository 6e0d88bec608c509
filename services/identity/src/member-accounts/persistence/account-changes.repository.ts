import { newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { accountChangeModel, type AccountChangeDocument } from './account-change.schema.js';

const MOST_SHOWN = 20;

@Injectable()
export class AccountChangesRepository {
  constructor(@InjectModel(accountChangeModel) private readonly model: Model<AccountChangeDocument>) {}

  async add(change: Omit<AccountChangeDocument, '_id'>, session: ClientSession): Promise<void> {
    await this.model.create([{ _id: newId(), ...change }], { session });
  }

  async forgetReasons(memberId: string, session: ClientSession): Promise<void> {
    await this.model.updateMany({ memberId }, { $set: { reason: null } }, { session });
  }

  async findLatest(memberId: string): Promise<AccountChangeDocument[]> {
    return this.model.find({ memberId }).sort({ at: -1, _id: -1 }).limit(MOST_SHOWN).lean();
  }
}
