import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const closingModel = 'Closing';

/**
 * Orders and the closing of an account write the same document, so of two concurrent transactions the later one is
 * repeated.
 */
interface ClosingDocument {
  readonly _id: string;
  readonly heldUntil?: Date;
  readonly ordersAsked?: number;
}

export const closingSchema = new Schema<ClosingDocument>(
  { _id: { type: String, required: true }, heldUntil: Date, ordersAsked: Number },
  { collection: 'closings', versionKey: false },
);

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
