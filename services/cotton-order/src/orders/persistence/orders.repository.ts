import { maxWaitingCounted, type CottonOrderStatus, type DepositReturnStatus } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { OrderDocument } from './order.schema.js';

export interface OrderQuery {
  readonly memberId?: string;
  readonly status?: CottonOrderStatus;
  readonly depositReturnStatus?: DepositReturnStatus;
  /** Beginning of the buyer's name or mobile. */
  readonly search?: string;
  readonly limit: number;
  /** The id of the last order of the page before. */
  readonly cursor?: string;
}

export interface OrderPage {
  readonly items: OrderDocument[];
  readonly nextCursor: string | null;
}

const startsWith = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

@Injectable()
export class OrdersRepository {
  constructor(@InjectModel('Order') private readonly model: Model<OrderDocument>) {}

  async add(order: OrderDocument, session: ClientSession): Promise<void> {
    await this.model.create([order], { session });
  }

  /** Whether an order that was not rejected was paid with this number. */
  async isHeld(utr: string, session?: ClientSession): Promise<boolean> {
    return (await this.model.exists({ heldUtr: { $eq: utr, $type: 'string' } }).session(session ?? null)) !== null;
  }

  /** Newest first. */
  async page({ memberId, status, depositReturnStatus, search, limit, cursor }: OrderQuery): Promise<OrderPage> {
    const filter: QueryFilter<OrderDocument> = {};
    if (memberId !== undefined) filter['member._id'] = memberId;
    if (status !== undefined) filter.status = status;
    if (depositReturnStatus !== undefined) filter.returnStatus = depositReturnStatus;
    if (search)
      filter.$or = [{ searchName: startsWith(search.toLowerCase()) }, { 'member.mobile': startsWith(search) }];
    if (cursor !== undefined) filter._id = { $lt: readCursor(cursor) };
    const found = await this.model
      .find(filter)
      .sort({ _id: -1 })
      .limit(limit + 1)
      .lean();
    const items = found.slice(0, limit);
    return { items, nextCursor: found.length > limit ? (items.at(-1)?._id ?? null) : null };
  }

  /** Counted so far that a person wants to know, from the index of that status. */
  async countWaiting(waiting: Pick<Partial<OrderDocument>, 'status' | 'returnStatus'>): Promise<number> {
    return this.model.countDocuments(waiting).limit(maxWaitingCounted);
  }

  async find(id: string, session?: ClientSession): Promise<OrderDocument | null> {
    return this.model
      .findById(id)
      .session(session ?? null)
      .lean();
  }

  /**
   * The order after the change, which frees the number of a rejected one; null when the condition does not hold any more: a race
   * was lost.
   */
  async change(
    condition: QueryFilter<OrderDocument>,
    change: Partial<OrderDocument>,
    session: ClientSession,
  ): Promise<OrderDocument | null> {
    const update = { $set: change, ...(change.status === 'Rejected' && { $unset: { heldUtr: 1 } }) };
    return this.model.findOneAndUpdate(condition, update, { session, returnDocument: 'after' }).lean();
  }
}

function readCursor(cursor: string): string {
  if (!/^[0-9a-f]{24}$/.test(cursor)) {
    const message = 'This page mark is not well formed.';
    throw new DomainError('REQUEST.MALFORMED', { message, details: { cursor: message } });
  }
  return cursor;
}
