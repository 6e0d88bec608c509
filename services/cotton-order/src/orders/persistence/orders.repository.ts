import { maxWaitingCounted, objectId, type CottonOrderStatus, type DepositReturnStatus } from '@deepam/contracts';
import { decodeCursor, pageOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { orderModel, type OrderDocument, type StepTaken } from './order.schema.js';

export interface OrderQuery {
  readonly memberId?: string;
  /** This one alone. */
  readonly orderId?: string;
  readonly status?: CottonOrderStatus;
  readonly depositReturnStatus?: DepositReturnStatus;
  /** Beginning of the buyer's name or mobile. */
  readonly search?: string;
  readonly limit: number;
  readonly cursor?: string;
}

export interface OrderPage {
  readonly items: OrderDocument[];
  readonly nextCursor: string | null;
}

const startsWith = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

@Injectable()
export class OrdersRepository {
  constructor(@InjectModel(orderModel) private readonly model: Model<OrderDocument>) {}

  async add(order: OrderDocument, session: ClientSession): Promise<void> {
    await this.model.create([order], { session });
  }

  /** Whether an order that was not rejected was paid with this number. */
  async isHeld(utr: string, session?: ClientSession): Promise<boolean> {
    return (await this.model.exists({ heldUtr: { $eq: utr, $type: 'string' } }).session(session ?? null)) !== null;
  }

  /** Newest first. */
  async page({
    memberId,
    orderId,
    status,
    depositReturnStatus,
    search,
    limit,
    cursor,
  }: OrderQuery): Promise<OrderPage> {
    const filter: QueryFilter<OrderDocument> = {};
    if (memberId !== undefined) filter['member._id'] = memberId;
    if (status !== undefined) filter.status = status;
    if (depositReturnStatus !== undefined) filter.returnStatus = depositReturnStatus;
    if (search)
      filter.$or = [{ searchName: startsWith(search.toLowerCase()) }, { 'member.mobile': startsWith(search) }];
    const after = decodeCursor(objectId, cursor);
    if (after !== null) filter._id = { $lt: after };
    if (orderId !== undefined) filter.$and = [{ _id: orderId }];
    const found = await this.model
      .find(filter)
      .sort({ _id: -1 })
      .limit(limit + 1)
      .lean();
    return pageOf(found, limit, ({ _id }) => _id);
  }

  /** The buyer is called on this mobile from now on; an older profile, or one of an account that was closed, is ignored. */
  async corrected(
    { memberId, mobile, revision }: { memberId: string; mobile: string; revision: number },
    session: ClientSession,
  ): Promise<void> {
    const isOlder = [{ 'member.profileRevision': { $exists: false } }, { 'member.profileRevision': { $lt: revision } }];
    await this.model.updateMany(
      { 'member._id': memberId, 'member.mobile': { $nin: [mobile, ''] }, $or: isOlder },
      { $set: { 'member.mobile': mobile, 'member.profileRevision': revision } },
      { session },
    );
  }

  /** When the oldest of the orders that wait was asked for: ids ascend with time. */
  async oldestOrder(): Promise<Date | undefined> {
    const oldest = await this.model.findOne({ status: 'Requested' }, { requestedAt: 1 }).sort({ _id: 1 }).lean();
    return oldest?.requestedAt;
  }

  /** The same of deposit returns, which are asked for in another order than the cotton. */
  async oldestReturn(): Promise<Date | undefined> {
    const waiting = await this.model.find({ returnStatus: 'Requested' }, { steps: 1 }).limit(maxWaitingCounted).lean();
    const askedAt = waiting.flatMap(
      ({ steps = [] }) => steps.findLast(({ step }) => step === 'return-requested')?.at ?? [],
    );
    return askedAt.toSorted((a, b) => a.getTime() - b.getTime())[0];
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

  /** One that waits for the head, is on its way, or whose deposit return is not decided. */
  async hasOpen(memberId: string, session: ClientSession): Promise<boolean> {
    const isOpen = [
      { status: { $in: ['Requested', 'Approved'] as const } },
      { status: 'Delivered' as const, returnStatus: { $nin: ['Approved', 'Rejected'] as const } },
    ];
    return (await this.model.exists({ 'member._id': memberId, $or: isOpen }).session(session)) !== null;
  }

  /** Takes name, mobile and address out of a member's orders. */
  async forgetBuyer(memberId: string, name: string, session: ClientSession): Promise<void> {
    const nobody = { 'member.name': name, searchName: name.toLowerCase(), 'member.mobile': '', address: '' };
    await this.model.updateMany({ 'member._id': memberId }, { $set: nobody }, { session });
  }

  /**
   * The order after the change, which frees the number of a rejected one; null when the condition does not hold any more: a race
   * was lost.
   */
  async change(
    condition: QueryFilter<OrderDocument>,
    change: Partial<OrderDocument>,
    step: StepTaken,
    session: ClientSession,
  ): Promise<OrderDocument | null> {
    const update = {
      $set: change,
      $push: { steps: step },
      ...(change.status === 'Rejected' && { $unset: { heldUtr: 1 } }),
    };
    return this.model.findOneAndUpdate(condition, update, { session, returnDocument: 'after' }).lean();
  }
}
