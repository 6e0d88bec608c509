import { maxWaitingCounted } from '@deepam/contracts';
import { Database, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { PayoutTax } from '../../tax/domain/payout-tax.js';
import type { PayoutDecision, PayoutStatus } from '../domain/payout.js';
import { payoutModel, type PayoutDocument } from './payout.schema.js';

const newestFirst = { requestedAt: -1, _id: -1 } as const;

export interface PayoutEnd {
  readonly status: PayoutDecision;
  readonly reason: string | null;
  readonly decidedAt: Date;
  readonly decidedBy: string;
  readonly tax?: PayoutTax;
}

@Injectable()
export class PayoutsRepository {
  private readonly payouts: Documents<PayoutDocument>;

  constructor(database: Database) {
    this.payouts = database.documents(payoutModel);
  }

  async add(session: ClientSession, payout: PayoutDocument): Promise<void> {
    await this.payouts.insert(payout, session);
  }

  async oldestWaiting(): Promise<Date | undefined> {
    const oldest = await this.payouts.findOne(
      { status: 'Requested' },
      { sort: { requestedAt: 1 }, fields: { requestedAt: 1 } },
    );
    return oldest?.requestedAt;
  }

  async get(id: string): Promise<PayoutDocument | null> {
    return this.payouts.findOne({ _id: id });
  }

  async hasWaiting(memberId: string, session: ClientSession): Promise<boolean> {
    const waiting = { memberId, status: 'Requested' as const };
    return (await this.payouts.findOne(waiting, { session, fields: { _id: 1 } })) !== null;
  }

  /** @returns null also for another member's payout */
  async find(id: string, memberId: string, session: ClientSession): Promise<PayoutDocument | null> {
    return this.payouts.findOne({ _id: id, memberId }, { session });
  }

  async locate(id: string): Promise<Pick<PayoutDocument, '_id' | 'memberId'> | null> {
    return this.payouts.findOne({ _id: id }, { fields: { memberId: 1 } });
  }

  async findAll(ids: readonly string[], session?: ClientSession): Promise<PayoutDocument[]> {
    return this.payouts.find({ _id: { $in: ids } }, { session });
  }

  /** @returns false if one of the payouts is decided already */
  async decideAll(
    session: ClientSession,
    ends: readonly { readonly id: string; readonly end: PayoutEnd }[],
  ): Promise<boolean> {
    const changes = ends.map(({ id: _id, end }) => ({
      filter: { _id, status: 'Requested' as const },
      update: { $set: end },
    }));
    return (await this.payouts.updateEach(changes, session)).modifiedCount === ends.length;
  }

  async listNewest(page: {
    status: PayoutStatus | undefined;
    after: Pick<PayoutDocument, '_id' | 'requestedAt'> | undefined;
    limit: number;
  }): Promise<PayoutDocument[]> {
    const { status, after, limit } = page;
    const place = after ? [after.requestedAt, after._id] : null;
    const chosen = { ...(status !== undefined && { status }) };
    return this.payouts.find(rowsAfter(chosen, newestFirst, place), { sort: newestFirst, limit });
  }

  async countWaiting(): Promise<number> {
    return this.payouts.count({ status: 'Requested' }, { limit: maxWaitingCounted });
  }

  async latestOf(memberId: string, limit: number): Promise<PayoutDocument[]> {
    return this.payouts.find({ memberId }, { sort: newestFirst, limit });
  }
}
