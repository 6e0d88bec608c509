import { endOfIndianDay, startOfIndianDay, type deskPayouts, type PayoutSort, type QueryOf } from '@deepam/contracts';
import { Database, rowsAfter, type Documents, type Order } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { payoutModel, type PayoutDocument } from './payout.schema.js';
import { isToSend, isToSendAgain } from './payouts.repository.js';

/** Which payouts; `memberIds`: of these alone; `besides`: without these. */
export type PayoutChoice = Pick<
  QueryOf<typeof deskPayouts>,
  'status' | 'from' | 'to' | 'free' | 'cameBack' | 'toSend' | 'payoutId' | 'memberId' | 'utr'
> & {
  readonly memberIds: readonly string[] | undefined;
  readonly besides: readonly string[] | undefined;
};

interface PageQuery {
  readonly sort: PayoutSort;
  readonly order: 'asc' | 'desc';
  /** The values of the last row by which the list is sorted. */
  readonly after: readonly unknown[] | null;
  readonly limit: number;
}

/** Payouts of all members, one a row, page by page. */
@Injectable()
export class PayoutPages {
  private readonly payouts: Documents<PayoutDocument>;

  constructor(
    database: Database,
    // Counts are made by the database.
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

function orderOf(sort: PayoutSort, direction: 1 | -1): Order {
  const byDay = { requestedAt: direction, _id: direction };
  return sort === 'amount' ? { amountPaise: direction, ...byDay } : byDay;
}

function conditionsOf({
  status,
  from,
  to,
  free,
  cameBack,
  toSend,
  payoutId,
  memberId,
  utr,
  memberIds,
  besides,
}: PayoutChoice): QueryFilter<PayoutDocument> {
  const ranges = [
    ...(from === undefined ? [] : [{ requestedAt: { $gte: startOfIndianDay(from) } }]),
    ...(to === undefined ? [] : [{ requestedAt: { $lt: endOfIndianDay(to) } }]),
    ...(payoutId === undefined ? [] : [{ _id: payoutId }]),
    ...(memberId === undefined ? [] : [{ memberId }]),
    // The index is used only for a query that says the type too.
    ...(utr === undefined ? [] : [{ utr: { $eq: utr, $type: 'string' as const } }]),
  ];
  return {
    ...(status !== undefined && { status }),
    ...(free !== undefined && { batchId: null }),
    ...(cameBack !== undefined && isToSendAgain),
    ...(toSend !== undefined && isToSend),
    ...(memberIds !== undefined && { memberId: { $in: [...memberIds] } }),
    ...(besides !== undefined && { _id: { $nin: [...besides] } }),
    ...(ranges.length > 0 && { $and: ranges }),
  };
}
