import { maxWaitingCounted } from '@deepam/contracts';
import { DomainError, listTotal, pageOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { approverReason } from '../domain/order-facts.js';
import { filterOf, orderOf, positionOf, rowsOf, type OrderQuery } from './order-pages.js';
import {
  orderModel,
  type MatchedCredit,
  type OrderApproval,
  type OrderDocument,
  type StepTaken,
  type StockFollowed,
} from './order.schema.js';

export interface OrderPage {
  readonly items: OrderDocument[];
  readonly nextCursor: string | null;
}

@Injectable()
export class OrdersRepository {
  constructor(@InjectModel(orderModel) private readonly model: Model<OrderDocument>) {}

  async add(order: OrderDocument, session: ClientSession): Promise<void> {
    await this.model.create([order], { session });
  }

  /** The member who has paid an order with this number that was not rejected; null for none. */
  async holderOf(utr: string, session?: ClientSession): Promise<string | null> {
    const held = { heldUtr: { $eq: utr, $type: 'string' } } as const;
    const order = await this.model
      .findOne(held, { 'member._id': 1 })
      .session(session ?? null)
      .lean<Pick<OrderDocument, 'member'>>();
    return order?.member._id ?? null;
  }

  /**
   * Passes a rejected order of this member that no new order has taken the place of.
   * @throws DomainError COTTON.ORDER_NOT_FOUND, COTTON.ALREADY_ANSWERED
   */
  async refuseAnswered(id: string, memberId: string): Promise<void> {
    const refused = await this.model.findOne({ _id: id, 'member._id': memberId, status: 'Rejected' }).lean();
    if (!refused) throw new DomainError('COTTON.ORDER_NOT_FOUND');
    if (refused.answeredBy !== undefined) throw new DomainError('COTTON.ALREADY_ANSWERED');
  }

  /** Notes the new order: of two at the same moment one takes the place. @throws DomainError COTTON.ALREADY_ANSWERED */
  async answer(id: string, answeredBy: string, session: ClientSession): Promise<void> {
    const isOpen = { _id: id, status: 'Rejected' as const, answeredBy: { $exists: false } };
    const { matchedCount } = await this.model.updateOne(isOpen, { $set: { answeredBy } }, { session });
    if (matchedCount === 0) throw new DomainError('COTTON.ALREADY_ANSWERED');
  }

  /** Newest first, unless sorted otherwise. */
  async page(query: OrderQuery): Promise<OrderPage> {
    const found = await this.model
      .find(rowsOf(query))
      .sort(orderOf(query))
      .limit(query.limit + 1)
      .lean();
    return pageOf(found, query.limit, (last) => positionOf(query, last));
  }

  /** Of the whole list; null where they cannot be counted in time. */
  async total(query: OrderQuery): Promise<number | null> {
    return listTotal(this.model, filterOf(query));
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
    // Of many, the oldest orders: what is asked back longest is among them.
    const waiting = await this.model
      .find({ returnStatus: 'Requested' }, { steps: 1 })
      .sort({ _id: 1 })
      .limit(maxWaitingCounted)
      .lean();
    const askedAt = waiting.flatMap(
      ({ steps = [] }) => steps.findLast(({ step }) => step === 'return-requested')?.at ?? [],
    );
    return askedAt.toSorted((a, b) => a.getTime() - b.getTime())[0];
  }

  /** Counted so far that a person wants to know, from the index of that status. */
  async countWaiting(waiting: Pick<Partial<OrderDocument>, 'status' | 'returnStatus'>): Promise<number> {
    return this.model.countDocuments(waiting).limit(maxWaitingCounted);
  }

  /** Orders of this member that wait for a decision. */
  async countRequested(memberId: string, session?: ClientSession): Promise<number> {
    return this.model.countDocuments({ 'member._id': memberId, status: 'Requested' }).session(session ?? null);
  }

  async find(id: string, session?: ClientSession): Promise<OrderDocument | null> {
    return this.model
      .findById(id)
      .session(session ?? null)
      .lean();
  }

  /** In any order. */
  async findAll(ids: readonly string[]): Promise<OrderDocument[]> {
    return this.model.find({ _id: { $in: ids } }).lean();
  }

  /** All those of a member whose deposit was taken. */
  async approvedOf(memberId: string): Promise<OrderDocument[]> {
    return this.model.find({ 'member._id': memberId, status: { $in: ['Approved', 'Delivered'] } }).lean();
  }

  /** The order once it is sent; null unless it is approved and was not sent before. */
  async noteSent(
    id: string,
    sent: { sentAt: Date; parcelNo: string },
    session: ClientSession,
  ): Promise<OrderDocument | null> {
    const toBeSent = { _id: id, status: 'Approved' as const, sentAt: { $exists: false } };
    return this.model.findOneAndUpdate(toBeSent, { $set: sent }, { session, returnDocument: 'after' }).lean();
  }

  /** As long as it is on its way, and has the number that was looked at. */
  async correctParcel(
    id: string,
    { parcelNo, replaces }: { parcelNo: string; replaces: string },
    session: ClientSession,
  ): Promise<OrderDocument | null> {
    const onItsWay = { _id: id, status: 'Approved' as const, sentAt: { $exists: true }, parcelNo: replaces };
    return this.model.findOneAndUpdate(onItsWay, { $set: { parcelNo } }, { session, returnDocument: 'after' }).lean();
  }

  /** One that waits for the head, is on its way, or whose deposit return is not decided. */
  async hasOpen(memberId: string, session: ClientSession): Promise<boolean> {
    const isOpen = [
      { status: { $in: ['Requested', 'Approved'] as const } },
      { status: 'Delivered' as const, returnStatus: { $nin: ['Approved', 'Rejected'] as const } },
    ];
    return (await this.model.exists({ 'member._id': memberId, $or: isOpen }).session(session)) !== null;
  }

  /** Some of those whose last step the stock does not follow. */
  async notFollowed(limit: number, session: ClientSession): Promise<OrderDocument[]> {
    const isBehind = [
      { status: 'Delivered' as const, stockFollowed: { $exists: false } },
      { status: 'Delivered' as const, stockFollowed: 'sent' as const, returnStatus: 'Approved' as const },
    ];
    return this.model.find({ $or: isBehind }, null, { session }).limit(limit).lean();
  }

  /** Written with the movements of these orders: whoever decides about one of them at that moment is run again, or this is. */
  async followed(ids: readonly string[], stockFollowed: StockFollowed, session: ClientSession): Promise<void> {
    await this.model.updateMany({ _id: { $in: ids } }, { $set: { stockFollowed } }, { session });
  }

  /** The latest match or release counts, whichever arrives last: network announces each at a later time than the one before. */
  async noteCredit(id: string, credit: MatchedCredit, session: ClientSession): Promise<void> {
    const isOlder = [{ credit: { $exists: false } }, { 'credit.matchedAt': { $lt: credit.matchedAt } }];
    const isReleased = { creditRemovedAt: { $gte: credit.matchedAt } };
    await this.model.updateOne({ _id: id, $or: isOlder, $nor: [isReleased] }, { $set: { credit } }, { session });
    await this.judgeApproval(id, session);
  }

  async noteApproval(id: string, approval: OrderApproval, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { approval } }, { session });
  }

  /** A match that is older than the release and arrives after it changes nothing. */
  async removeCredit(id: string, removedAt: Date, session: ClientSession): Promise<void> {
    const isOlder = { 'credit.matchedAt': { $lte: removedAt } };
    await this.model.updateOne({ _id: id, ...isOlder }, { $unset: { credit: 1 } }, { session });
    await this.model.updateOne({ _id: id }, { $max: { creditRemovedAt: removedAt } }, { session });
    await this.judgeApproval(id, session);
  }

  /** An approval may be older than what is heard of its credit: an order that has none any more does not count as paid. */
  private async judgeApproval(id: string, session: ClientSession): Promise<void> {
    const order = await this.find(id, session);
    if (!order?.approval) return;
    const isPaid = approverReason(order, order.approval.approverAccounts) === null;
    await this.model.updateOne({ _id: id }, { $set: { 'approval.isPaid': isPaid } }, { session });
  }

  /** Takes name, mobile, address and the parcel's number out of a member's orders. */
  async forgetBuyer(memberId: string, name: string, session: ClientSession): Promise<void> {
    const nobody = { 'member.name': name, searchName: name.toLowerCase(), 'member.mobile': '', address: '' };
    await this.model.updateMany({ 'member._id': memberId }, { $set: nobody, $unset: { parcelNo: 1 } }, { session });
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
