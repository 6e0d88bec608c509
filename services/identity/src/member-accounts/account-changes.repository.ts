import { newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import type { AccountChangeView } from '@deepam/contracts';

export const accountChangeModel = 'AccountChange';

interface AccountChangeDocument {
  _id: string;
  memberId: string;
  kind: AccountChangeView['kind'];
  at: Date;
  byId: string | null;
  reason: string | null;
}

export const accountChangeSchema = new Schema<AccountChangeDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    byId: { type: String, default: null },
    reason: { type: String, default: null },
  },
  { collection: 'account_changes', versionKey: false },
);
accountChangeSchema.index({ memberId: 1, at: -1, _id: -1 });

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
