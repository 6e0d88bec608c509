import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { HoldDocument } from './hold.schema.js';

/** Credits whose hold days are not over. */
@Injectable()
export class Holds {
  constructor(@InjectModel('Hold') private readonly model: Model<HoldDocument>) {}

  async add(session: ClientSession, holds: readonly HoldDocument[]): Promise<void> {
    if (holds.length > 0) await this.model.insertMany(holds, { session });
  }

  async due(now: Date, limit: number): Promise<HoldDocument[]> {
    return this.model
      .find({ releaseAt: { $lte: now } })
      .sort({ releaseAt: 1 })
      .limit(limit)
      .lean();
  }

  /** Whether the hold was still there: only one transaction can end it. */
  async end(session: ClientSession, postingId: string): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ _id: postingId }, { session });
    return deletedCount === 1;
  }
}
