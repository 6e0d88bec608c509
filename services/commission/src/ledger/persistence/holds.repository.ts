import type { Paise } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { holdModel, type HoldDocument } from './hold.schema.js';

/** Credits whose hold days are not over. */
@Injectable()
export class HoldsRepository {
  constructor(@InjectModel(holdModel) private readonly model: Model<HoldDocument>) {}

  async add(session: ClientSession, holds: readonly HoldDocument[]): Promise<void> {
    if (holds.length > 0) await this.model.insertMany(holds, { session });
  }

  async due(now: Date, limit: number, except: readonly string[]): Promise<HoldDocument[]> {
    return this.model
      .find({ releaseAt: { $lte: now }, ...(except.length > 0 && { _id: { $nin: except } }) })
      .sort({ releaseAt: 1 })
      .limit(limit)
      .lean();
  }

  /** Takes so much out of a hold, which ends when nothing is left; false when it is over, or never was. */
  async reduce(session: ClientSession, postingId: string, amountPaise: Paise): Promise<boolean> {
    const hold = await this.model
      .findOneAndUpdate(
        { _id: postingId, amountPaise: { $gte: amountPaise } },
        { $inc: { amountPaise: -amountPaise } },
        { session, returnDocument: 'after' },
      )
      .lean();
    if (hold?.amountPaise === 0) await this.model.deleteOne({ _id: postingId }, { session });
    return hold !== null;
  }

  /** The hold as it was, or null: only one transaction can end it. */
  async end(session: ClientSession, postingId: string): Promise<HoldDocument | null> {
    return this.model.findOneAndDelete({ _id: postingId }, { session }).lean();
  }
}
