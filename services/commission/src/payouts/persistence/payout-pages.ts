import { endOfIndianDay, startOfIndianDay, type PayableSort } from '@deepam/contracts';
import { Database, rowsAfter, type Documents, type Order } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { PayoutStatus } from '../domain/payout.js';
import { payoutModel, type PayoutDocument } from './payout.schema.js';

export interface PayoutChoice {
  readonly statuses: readonly PayoutStatus[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly memberIds?: readonly string[] | undefined;
  readonly excludedIds?: readonly string[] | undefined;
}

export interface PageQuery {
  readonly sort: PayableSort;
  readonly order: 'asc' | 'desc';
  readonly after: readonly unknown[] | null;
  readonly limit: number;
}

@Injectable()
export class PayoutPages {
  private readonly payouts: Documents<PayoutDocument>;

  constructor(
    database: Database,
    @InjectModel(payoutModel) private readonly model: Model<PayoutDocument>,
  ) {
    this.payouts = database.documents(payoutModel);
  }

  async page(choice: PayoutChoice, { sort, order, after, limit }: PageQuery): Promise<PayoutDocument[]> {
    const sorted = orderOf(sort, order === 'asc' ? 1 : -1);
    return this.payouts.find(rowsAfter(conditionsOf(choice), sorted, after), { sort: sorted, limit });
  }

  async count(choice: PayoutChoice): Promise<number> {
    return this.model.countDocuments(conditionsOf(choice));
  }
}

export const indianDays = (from?: string, to?: string): { $gte?: Date; $lt?: Date } => ({
  ...(from !== undefined && { $gte: startOfIndianDay(from) }),
  ...(to !== undefined && { $lt: endOfIndianDay(to) }),
});

function orderOf(sort: PayableSort, direction: 1 | -1): Order {
  const byDay = { requestedAt: direction, _id: direction };
  return sort === 'amount' ? { amountPaise: direction, ...byDay } : byDay;
}

function conditionsOf({ statuses, from, to, memberIds, excludedIds }: PayoutChoice): QueryFilter<PayoutDocument> {
  const days = indianDays(from, to);
  return {
    status: { $in: [...statuses] },
    ...(memberIds !== undefined && { memberId: { $in: [...memberIds] } }),
    ...(excludedIds !== undefined && { _id: { $nin: [...excludedIds] } }),
    ...(Object.keys(days).length > 0 && { requestedAt: days }),
  };
}
