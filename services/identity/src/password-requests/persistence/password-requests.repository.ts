import { newId, rowsAfter } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const passwordRequestModel = 'PasswordRequest';

interface PasswordRequestDocument {
  _id: string;
  memberId: string;
  isOpen: boolean;
  since: Date;
  lastRequestedAt: Date;
  timesAsked: number;
  closedById?: string;
  closedAt?: Date;
  reason?: string;
}

export const passwordRequestSchema = new Schema<PasswordRequestDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    isOpen: { type: Boolean, required: true },
    since: { type: Date, required: true },
    lastRequestedAt: { type: Date, required: true },
    timesAsked: { type: Number, required: true },
    closedById: String,
    closedAt: Date,
    reason: String,
  },
  { collection: 'password_requests', versionKey: false },
);
passwordRequestSchema.index(
  { memberId: 1 },
  { unique: true, partialFilterExpression: { isOpen: true }, name: 'one_open_request' },
);
passwordRequestSchema.index({ isOpen: 1, since: 1, _id: 1 });

export type PasswordRequest = Readonly<PasswordRequestDocument>;

const longestFirst = { since: 1, _id: 1 } as const;

@Injectable()
export class PasswordRequestsRepository {
  constructor(@InjectModel(passwordRequestModel) private readonly model: Model<PasswordRequestDocument>) {}

  /** A repeated request keeps the open one and raises its count. */
  async addRequest(memberId: string, requestedAt: Date, session: ClientSession): Promise<PasswordRequest> {
    const asked = await this.model
      .findOneAndUpdate(
        { memberId, isOpen: true },
        {
          $setOnInsert: { _id: newId(), since: requestedAt },
          $max: { lastRequestedAt: requestedAt },
          $inc: { timesAsked: 1 },
        },
        { session, upsert: true, returnDocument: 'after' },
      )
      .lean();
    if (!asked) throw new Error('An upsert gave nothing back');
    return asked;
  }

  async find(id: string, session: ClientSession): Promise<PasswordRequest | null> {
    return this.model.findById(id).session(session).lean();
  }

  /** @returns false if the request is not open */
  async close(
    id: string,
    end: Required<Pick<PasswordRequest, 'closedById' | 'closedAt' | 'reason'>>,
    session: ClientSession,
  ): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id: id, isOpen: true },
      { $set: { isOpen: false, ...end } },
      { session },
    );
    return modifiedCount === 1;
  }

  async closeOf(
    memberId: string,
    end: Pick<PasswordRequest, 'closedById' | 'closedAt'>,
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateOne({ memberId, isOpen: true }, { $set: { isOpen: false, ...end } }, { session });
  }

  async forgetReasons(memberId: string, session: ClientSession): Promise<void> {
    await this.model.updateMany({ memberId }, { $unset: { reason: 1 } }, { session });
  }

  async open(limit: number, place: readonly unknown[] | null): Promise<PasswordRequest[]> {
    return this.model
      .find(rowsAfter({ isOpen: true }, longestFirst, place))
      .sort(longestFirst)
      .limit(limit)
      .lean();
  }

  async oldestOpen(): Promise<Date | undefined> {
    const oldest = await this.model.findOne({ isOpen: true }, { since: 1 }).sort(longestFirst).lean();
    return oldest?.since;
  }

  async countOpen(): Promise<number> {
    return this.model.countDocuments({ isOpen: true });
  }
}
