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

  /** @returns the member who has paid an order with this number that was not rejected, or null */
  async holderOf(utr: string, session?: ClientSession): Promise<string | null> {
    const held = { heldUtr: { $eq: utr, $type: 'string' } } as const;
    const order = await this.model
      .findOne(held, { 'member._id': 1 })
      .session(session ?? null)
      .lean<Pick<OrderDocument, 'member'>>();
    return order?.member._id ?? null;
  }

  /** @throws DomainError COTTON.ORDER_NOT_FOUND, COTTON.ALREADY_ANSWERED if a new order has replaced it */
  async assertUnanswered(id: string, memberId: string): Promise<void> {
    const refused = await this.model.findOne({ _id: id, 'member._id': memberId, status: 'Rejected' }).lean();
    if (!refused) throw new DomainError('COTTON.ORDER_NOT_FOUND');
    if (refused.answeredBy !== undefined) throw new DomainError('COTTON.ALREADY_ANSWERED');
  }

  /**
   * Only one of two concurrent orders replaces the rejected one.
   * @throws DomainError COTTON.ALREADY_ANSWERED
   */
  async answer(id: string, answeredBy: string, session: ClientSession): Promise<void> {
    const isOpen = { _id: id, status: 'Rejected' as const, answeredBy: { $exists: false } };
    const { matchedCount } = await this.model.updateOne(isOpen, { $set: { answeredBy } }, { session });
    if (matchedCount === 0) throw new DomainError('COTTON.ALREADY_ANSWERED');
  }

  async page(query: OrderQuery): Promise<OrderPage> {
    const found = await this.model
      .find(rowsOf(query))
      .sort(orderOf(query))
      .limit(query.limit + 1)
      .lean();
    return pageOf(found, query.limit, (last) => positionOf(query, last));
  }

  /** @returns null if the rows cannot be counted in time */
  async count(query: OrderQuery): Promise<number | null> {
    return listTotal(this.model, filterOf(query));
  }

  /** An older profile, or one of a closed account, is ignored. */
  async correctBuyer(
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

  async oldestOrder(): Promise<Date | undefined> {
    const oldest = await this.model.findOne({ status: 'Requested' }, { requestedAt: 1 }).sort({ _id: 1 }).lean();
    return oldest?.requestedAt;
  }

  /**
   * Returns are requested in another sequence than the orders, so the oldest order has not always the oldest return.
   */
  async oldestReturn(): Promise<Date | undefined> {
    // The oldest orders are read, as the oldest return is among them.
    const waiting = await this.model
      .find({ returnStatus: 'Requested' }, { steps: 1 })
      .sort({ _id: 1 })
      .limit(maxWaitingCounted)
      .lean();
    const requestedAt = waiting.flatMap(
      ({ steps }) => steps.findLast(({ step }) => step === 'return-requested')?.at ?? [],
    );
    return requestedAt.toSorted((a, b) => a.getTime() - b.getTime())[0];
  }

  async countWaiting(waiting: Pick<Partial<OrderDocument>, 'status' | 'returnStatus'>): Promise<number> {
    return this.model.countDocuments(waiting).limit(maxWaitingCounted);
  }

  async countRequested(memberId: string, session?: ClientSession): Promise<number> {
    return this.model.countDocuments({ 'member._id': memberId, status: 'Requested' }).session(session ?? null);
  }

  async find(id: string, session?: ClientSession): Promise<OrderDocument | null> {
    return this.model
      .findById(id)
      .session(session ?? null)
      .lean();
  }

  async findAll(ids: readonly string[]): Promise<OrderDocument[]> {
    return this.model.find({ _id: { $in: ids } }).lean();
  }

  async approvedOf(memberId: string): Promise<OrderDocument[]> {
    return this.model.find({ 'member._id': memberId, status: { $in: ['Approved', 'Delivered'] } }).lean();
  }

  /** @returns null unless the order is approved and was not sent before */
  async recordSent(
    id: string,
    sent: { sentAt: Date; parcelNo: string },
    session: ClientSession,
  ): Promise<OrderDocument | null> {
    const toBeSent = { _id: id, status: 'Approved' as const, sentAt: { $exists: false } };
    return this.model.findOneAndUpdate(toBeSent, { $set: sent }, { session, returnDocument: 'after' }).lean();
  }

  async correctParcel(
    id: string,
    { parcelNo, replaces }: { parcelNo: string; replaces: string },
    session: ClientSession,
  ): Promise<OrderDocument | null> {
    const onItsWay = { _id: id, status: 'Approved' as const, sentAt: { $exists: true }, parcelNo: replaces };
    return this.model.findOneAndUpdate(onItsWay, { $set: { parcelNo } }, { session, returnDocument: 'after' }).lean();
  }

  /** An open order waits for the head, is on its way, or has a requested deposit return. */
  async hasOpen(memberId: string, session: ClientSession): Promise<boolean> {
    const isOpen = [
      { status: { $in: ['Requested', 'Approved'] as const } },
      { status: 'Delivered' as const, returnStatus: { $nin: ['Approved', 'Rejected'] as const } },
    ];
    return (await this.model.exists({ 'member._id': memberId, $or: isOpen }).session(session)) !== null;
  }

  /**
   * The latest match or release counts, in whatever order the events arrive: network gives each announcement a later
   * time than the previous one.
   */
  async recordCredit(id: string, credit: MatchedCredit, session: ClientSession): Promise<void> {
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

  /** The approval may be older than the latest news of its credit. An order without a credit does not count as paid. */
  private async judgeApproval(id: string, session: ClientSession): Promise<void> {
    const order = await this.find(id, session);
    if (!order?.approval) return;
    const isPaid = approverReason(order, order.approval.approverAccounts) === null;
    await this.model.updateOne({ _id: id }, { $set: { 'approval.isPaid': isPaid } }, { session });
  }

  async forgetBuyer(memberId: string, name: string, session: ClientSession): Promise<void> {
    const nobody = { 'member.name': name, searchName: name.toLowerCase(), 'member.mobile': '', address: '' };
    await this.model.updateMany({ 'member._id': memberId }, { $set: nobody, $unset: { parcelNo: 1 } }, { session });
  }

  /**
   * A rejection frees the number.
   * @returns the changed order; null if the condition does not hold any more
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
