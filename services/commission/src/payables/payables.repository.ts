import { maxWaitingCounted, sumPaise, type Paise, type PayableKind, type PayableState } from '@deepam/contracts';
import { Database, rowsAfter, type Documents, type Order } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { indianDays, type PageQuery } from '../payouts/persistence/payout-pages.js';
import { payableModel, type PayableDocument } from './payable.schema.js';

export interface PayableChoice {
  readonly state?: PayableState | undefined;
  readonly kind?: PayableKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly memberIds?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly excludedIds?: readonly string[] | undefined;
}

@Injectable()
export class PayablesRepository {
  private readonly payables: Documents<PayableDocument>;

  constructor(
    database: Database,
    @InjectModel(payableModel) private readonly model: Model<PayableDocument>,
  ) {
    this.payables = database.documents(payableModel);
  }

  /** @throws MongoServerError for a duplicate key if the payable exists */
  async addAll(session: ClientSession, payables: readonly PayableDocument[]): Promise<void> {
    if (payables.length > 0) await this.payables.insertAll(payables, session);
  }

  async find(id: string, session?: ClientSession): Promise<PayableDocument | null> {
    return this.payables.findOne({ _id: id }, { session });
  }

  async findAll(ids: readonly string[], session?: ClientSession): Promise<PayableDocument[]> {
    return this.payables.find({ _id: { $in: ids } }, { session });
  }

  async setInTransfer(session: ClientSession, ids: readonly string[]): Promise<void> {
    const update = { $set: { state: 'in-transfer' as const }, $inc: { version: 1, transferCount: 1 } };
    await this.payables.updateAll({ _id: { $in: ids } }, update, { session });
  }

  async incrementVersions(session: ClientSession, ids: readonly string[]): Promise<void> {
    await this.payables.updateAll({ _id: { $in: ids } }, { $inc: { version: 1 } }, { session });
  }

  async change(
    session: ClientSession,
    id: string,
    { state, isNewTransfer }: { readonly state: PayableState; readonly isNewTransfer: boolean },
  ): Promise<void> {
    const $inc = { version: 1, ...(isNewTransfer && { transferCount: 1 }) };
    await this.payables.update({ _id: id }, { $set: { state }, $inc }, { session });
  }

  async page(choice: PayableChoice, { sort, order, after, limit }: PageQuery): Promise<PayableDocument[]> {
    const direction = order === 'asc' ? 1 : -1;
    const byDay = { owedSince: direction, _id: direction } as const;
    const sorted: Order = sort === 'amount' ? { grossPaise: direction, ...byDay } : byDay;
    return this.payables.find(rowsAfter(conditionsOf(choice), sorted, after), { sort: sorted, limit });
  }

  async count(choice: PayableChoice): Promise<number> {
    return this.model.countDocuments(conditionsOf(choice));
  }

  async countUpTo(state: PayableState): Promise<number> {
    return this.payables.count({ state }, { limit: maxWaitingCounted });
  }

  async findOldest(state: PayableState): Promise<Date | undefined> {
    const oldest = await this.payables.findOne({ state }, { sort: { owedSince: 1 }, fields: { owedSince: 1 } });
    return oldest?.owedSince;
  }

  async hasUnpaid(memberId: string, session: ClientSession): Promise<boolean> {
    const unpaid = { memberId, state: { $in: ['owed', 'in-transfer'] as const } };
    return (await this.payables.findOne(unpaid, { session, fields: { _id: 1 } })) !== null;
  }

  async unpaidPayoutsPaise(memberId: string): Promise<Paise> {
    const unpaid = { memberId, kind: 'payout' as const, state: { $in: ['owed', 'in-transfer'] as const } };
    const found = await this.payables.find(unpaid, { fields: { netPaise: 1 } });
    return sumPaise(found.map(({ netPaise }) => netPaise));
  }

  async refundsOf(memberId: string, limit: number): Promise<PayableDocument[]> {
    const kinds = { memberId, kind: { $ne: 'payout' as const } };
    return this.payables.find(kinds, { sort: { owedSince: -1, _id: -1 }, limit });
  }
}

function conditionsOf({
  state,
  kind,
  from,
  to,
  memberIds,
  ids,
  excludedIds,
}: PayableChoice): QueryFilter<PayableDocument> {
  const days = indianDays(from, to);
  return {
    ...(state !== undefined && { state }),
    ...(kind !== undefined && { kind }),
    ...(memberIds !== undefined && { memberId: { $in: [...memberIds] } }),
    ...((ids ?? excludedIds) !== undefined && {
      _id: {
        ...(ids !== undefined && { $in: [...ids] }),
        ...(excludedIds !== undefined && { $nin: [...excludedIds] }),
      },
    }),
    ...(Object.keys(days).length > 0 && { owedSince: days }),
  };
}
