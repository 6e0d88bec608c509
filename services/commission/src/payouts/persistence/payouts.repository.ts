import { maxWaitingCounted } from '@deepam/contracts';
import { rowsAfter } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { PayoutDecision, PayoutStatus } from '../domain/payout.js';
import { payoutModel, type PayoutDocument } from './payout.schema.js';

const newestFirst = { requestedAt: -1, _id: -1 } as const;

/** How a payout ended. */
export interface PayoutEnd extends Pick<PayoutDocument, 'paymentProofKey' | 'reason'> {
  readonly status: PayoutDecision;
  readonly decidedAt: Date;
  readonly decidedBy: string;
}

@Injectable()
export class PayoutsRepository {
  constructor(@InjectModel(payoutModel) private readonly model: Model<PayoutDocument>) {}

  async add(session: ClientSession, payout: PayoutDocument): Promise<void> {
    await this.model.insertMany([payout], { session });
  }

  async get(id: string): Promise<PayoutDocument | null> {
    return this.model.findById(id).lean();
  }

  async hasWaiting(memberId: string, session: ClientSession): Promise<boolean> {
    return (await this.model.exists({ memberId, status: 'Requested' }).session(session)) !== null;
  }

  /** Null also when it is another member's. */
  async find(id: string, memberId: string, session: ClientSession): Promise<PayoutDocument | null> {
    return this.model.findOne({ _id: id, memberId }).session(session).lean();
  }

  /** Whoever's it is. */
  async locate(id: string): Promise<Pick<PayoutDocument, '_id' | 'memberId'> | null> {
    return this.model.findById(id, { memberId: 1 }).lean();
  }

  /** False when somebody else has decided it. */
  async decide(session: ClientSession, id: string, end: PayoutEnd): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne({ _id: id, status: 'Requested' }, { $set: end }, { session });
    return modifiedCount === 1;
  }

  /** Of all members, newest first: those after `after`. */
  async newest(page: {
    status: PayoutStatus | undefined;
    after: Pick<PayoutDocument, '_id' | 'requestedAt'> | undefined;
    limit: number;
  }): Promise<PayoutDocument[]> {
    const { status, after, limit } = page;
    const chosen = status === undefined ? {} : { status };
    return this.model
      .find(rowsAfter(chosen, newestFirst, after ? [after.requestedAt, after._id] : null))
      .sort(newestFirst)
      .limit(limit)
      .lean();
  }

  /** Counted so far that a person wants to know. */
  async countWaiting(): Promise<number> {
    return this.model.countDocuments({ status: 'Requested' }).limit(maxWaitingCounted);
  }

  /** Newest first. */
  async latestOf(memberId: string, limit: number): Promise<PayoutDocument[]> {
    return this.model.find({ memberId }).sort(newestFirst).limit(limit).lean();
  }
}
