import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { closingModel, type ClosingDocument } from './closing.schema.js';

@Injectable()
export class ClosingsRepository {
  constructor(@InjectModel(closingModel) private readonly model: Model<ClosingDocument>) {}

  async hold(memberId: string, heldUntil: Date, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: memberId }, { $set: { heldUntil } }, { session, upsert: true });
  }

  /** @returns false while the account is being closed */
  async mayOrder(memberId: string, now: Date, session: ClientSession): Promise<boolean> {
    const noted = await this.model
      .findOneAndUpdate(
        { _id: memberId },
        { $inc: { ordersAsked: 1 } },
        { session, upsert: true, returnDocument: 'after' },
      )
      .lean();
    return noted?.heldUntil === undefined || noted.heldUntil <= now;
  }
}
