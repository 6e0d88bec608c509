import { maxWaitingCounted, sumPaise, type Paise } from '@deepam/contracts';
import { Database, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { PayoutTax } from '../../tax/domain/payout-tax.js';
import type { PayoutDecision, PayoutStatus } from '../domain/payout.js';
import { payoutModel, type PayoutDocument } from './payout.schema.js';

const newestFirst = { requestedAt: -1, _id: -1 } as const;
const waitingInBatch = (batchId: string, ids?: readonly string[]) => ({
  ...(ids && { _id: { $in: ids } }),
  batchId: { $eq: batchId, $type: 'string' as const },
  status: 'Requested' as const,
});

/** Its payment came back: it is sent again by hand. */
export const isToSendAgain = { cameBackAt: { $exists: true } } as const;

/** A second person has granted it, and nobody has recorded that it was sent. */
export const isToSend = { toSendSince: { $exists: true }, isPaidElsewhere: { $exists: false } } as const;

const noLongerToSend = { toSendSince: 1, isPaidElsewhere: 1, isSentGranted: 1 } as const;

/** How a payout ended. */
export interface PayoutEnd extends Pick<
  PayoutDocument,
  'paymentProofKey' | 'reason' | 'utr' | 'paidAt' | 'isSentGranted' | 'toSendSince'
> {
  readonly status: PayoutDecision;
  readonly decidedAt: Date;
  readonly decidedBy: string;
  /** Of an approval by a person. */
  readonly knownPayment?: string | null;
  /** Undefined leaves what a batch has fixed. */
  readonly tax?: PayoutTax;
}

@Injectable()
export class PayoutsRepository {
  private readonly payouts: Documents<PayoutDocument>;

  constructor(
    database: Database,
    // Counts are made by the database.
    @InjectModel(payoutModel) private readonly model: Model<PayoutDocument>,
  ) {
    this.payouts = database.documents(payoutModel);
  }

  async add(session: ClientSession, payout: PayoutDocument): Promise<void> {
    await this.payouts.insert(payout, session);
  }

  /** When the oldest of those that wait was asked for. */
  async oldestWaiting(): Promise<Date | undefined> {
    const oldest = await this.payouts.findOne(
      { status: 'Requested' },
      { sort: { requestedAt: 1 }, fields: { requestedAt: 1 } },
    );
    return oldest?.requestedAt;
  }

  /** When the payment came back of the one that is to be sent again for the longest time. */
  async oldestToSendAgain(): Promise<Date | undefined> {
    const oldest = await this.payouts.findOne(isToSendAgain, { sort: { cameBackAt: 1 }, fields: { cameBackAt: 1 } });
    return oldest?.cameBackAt;
  }

  /** Since when the one waits that was granted and is to be sent for the longest time. */
  async oldestToSend(): Promise<Date | undefined> {
    const oldest = await this.payouts.findOne(isToSend, { sort: { toSendSince: 1 }, fields: { toSendSince: 1 } });
    return oldest?.toSendSince;
  }

  /** What was granted by then and is to be sent, the oldest first. */
  async toSendSince(latest: Date): Promise<PayoutDocument[]> {
    return this.payouts.find({ ...isToSend, toSendSince: { $lte: latest } }, { sort: { toSendSince: 1 } });
  }

  async noteReminder(
    session: ClientSession,
    id: string,
    reminded: NonNullable<PayoutDocument['reminded']>,
  ): Promise<void> {
    await this.payouts.update({ _id: id }, { $set: { reminded } }, { session });
  }

  async get(id: string): Promise<PayoutDocument | null> {
    return this.payouts.findOne({ _id: id });
  }

  /** One that waits, or is to be sent; of a release of before, also one that a second person has granted since then. */
  async hasToPay(memberId: string, since: Date, session: ClientSession): Promise<boolean> {
    const isSentNow = {
      isSentGranted: true as const,
      $or: [{ decidedAt: { $gt: since } }, { sentAt: { $gt: since } }],
    };
    const toPay = { memberId, $or: [{ status: 'Requested' as const }, isToSendAgain, isToSend, isSentNow] };
    return (await this.payouts.findOne(toPay, { session, fields: { _id: 1 } })) !== null;
  }

  /** Null also when it is another member's. */
  async find(id: string, memberId: string, session: ClientSession): Promise<PayoutDocument | null> {
    return this.payouts.findOne({ _id: id, memberId }, { session });
  }

  /** Whoever's it is. */
  async locate(id: string): Promise<Pick<PayoutDocument, '_id' | 'memberId'> | null> {
    return this.payouts.findOne({ _id: id }, { fields: { memberId: 1 } });
  }

  async findAll(ids: readonly string[], session?: ClientSession): Promise<PayoutDocument[]> {
    return this.payouts.find({ _id: { $in: ids } }, { session });
  }

  /** Those that wait and are in no batch; whoever decides or takes one of them at this moment is told of a conflict. */
  async takeIntoBatch(
    session: ClientSession,
    taken: readonly { readonly payout: PayoutDocument; readonly tax: PayoutTax | null }[],
    batchId: string,
  ): Promise<void> {
    const changes = taken.map(({ payout, tax }) => ({
      filter: { _id: payout._id, status: 'Requested' as const, batchId: null },
      update: { $set: { batchId, ...(tax && { tax }) } },
    }));
    await this.payouts.updateEach(changes, session);
  }

  /** @param ids only these */
  async waitingIn(session: ClientSession, batchId: string, ids?: readonly string[]): Promise<PayoutDocument[]> {
    return this.payouts.find(waitingInBatch(batchId, ids), { session });
  }

  /** @param ids only these */
  async releaseFromBatch(session: ClientSession, batchId: string, ids?: readonly string[]): Promise<void> {
    const free = { $set: { batchId: null }, $unset: { tax: 1 as const } };
    await this.payouts.updateAll(waitingInBatch(batchId, ids), free, { session });
  }

  /**
   * False when somebody else has decided it.
   * @param batchId the batch that it is in; null when in none
   */
  async decide(session: ClientSession, id: string, end: PayoutEnd, batchId: string | null): Promise<boolean> {
    const waiting = { _id: id, status: 'Requested' as const, batchId };
    const { modifiedCount } = await this.payouts.update(waiting, { $set: end }, { session });
    return modifiedCount === 1;
  }

  /**
   * False when what came back has been sent or paid by now; what the bank says of it at this moment is told of a conflict.
   * @param overdue what was granted by then and is to be sent is sent by somebody else
   */
  async noteSent(
    session: ClientSession,
    id: string,
    {
      paymentProofKey,
      isGranted,
      ...sent
    }: Required<Pick<PayoutDocument, 'paymentProofKey' | 'sentAt' | 'sentBy'>> & { readonly isGranted: boolean },
    overdue: Date,
  ): Promise<boolean> {
    const isOverdue = { ...isToSend, toSendSince: { $lte: overdue } };
    const toSend = { _id: id, status: 'Approved' as const, $or: [isToSendAgain, isOverdue] };
    const granted = isGranted && { isSentGranted: true as const, toSendSince: sent.sentAt };
    const $set = { ...sent, ...granted, knownPayment: null, ...(paymentProofKey !== null && { paymentProofKey }) };
    // Its approval may have been granted, and this not.
    const $unset = { cameBackAt: 1 as const, ...(isGranted ? {} : noLongerToSend) };
    const update = { $set, $unset, $inc: { findings: 1 } };
    return (await this.payouts.update(toSend, update, { session })).modifiedCount === 1;
  }

  /** Of what was granted then, also where the bank has paid it meanwhile. False when it is recorded, or somebody else sends it. */
  async noteGrantedSent(
    session: ClientSession,
    id: string,
    {
      toSendSince,
      paymentProofKey,
      ...sent
    }: Required<Pick<PayoutDocument, 'toSendSince' | 'paymentProofKey' | 'sentAt' | 'sentBy'>>,
  ): Promise<boolean> {
    const toSend = { _id: id, toSendSince };
    const $set = { ...sent, ...(paymentProofKey !== null && { paymentProofKey }) };
    const update = { $set, $unset: noLongerToSend, $inc: { findings: 1 } };
    return (await this.payouts.update(toSend, update, { session })).modifiedCount === 1;
  }

  /** What the bank says of it has changed; whoever decides it or changes that as well at this moment is told of a conflict. */
  async noteFinding(
    session: ClientSession,
    id: string,
    {
      knownPayment,
      cameBackAt,
      isPaidElsewhere,
    }: { [K in 'knownPayment' | 'cameBackAt' | 'isPaidElsewhere']: PayoutDocument[K] | undefined },
  ): Promise<void> {
    const $set = {
      ...(knownPayment !== undefined && { knownPayment }),
      ...(cameBackAt && { cameBackAt }),
      ...(isPaidElsewhere && { isPaidElsewhere }),
    };
    const $unset = {
      ...(!cameBackAt && { cameBackAt: 1 as const }),
      ...(!isPaidElsewhere && { isPaidElsewhere: 1 as const }),
    };
    await this.payouts.update({ _id: id }, { $inc: { findings: 1 }, $set, $unset }, { session });
  }

  /** They stand in a file for the bank once more; whoever finds at this moment what the bank says of them is told of a conflict. */
  async noteFiled(session: ClientSession, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.payouts.updateAll({ _id: { $in: ids } }, { $inc: { findings: 1 } }, { session });
  }

  /** Of all members, newest first: those after `after`. */
  async newest(page: {
    status: PayoutStatus | undefined;
    cameBack: 'true' | undefined;
    toSend: 'true' | undefined;
    after: Pick<PayoutDocument, '_id' | 'requestedAt'> | undefined;
    limit: number;
  }): Promise<PayoutDocument[]> {
    const { status, cameBack, toSend, after, limit } = page;
    const chosen = {
      ...(status !== undefined && { status }),
      ...(cameBack !== undefined && isToSendAgain),
      ...(toSend !== undefined && isToSend),
    };
    const place = after ? [after.requestedAt, after._id] : null;
    return this.payouts.find(rowsAfter(chosen, newestFirst, place), { sort: newestFirst, limit });
  }

  /** Counted so far that a person wants to know. */
  async countWaiting(): Promise<number> {
    return this.model.countDocuments({ status: 'Requested' }).limit(maxWaitingCounted);
  }

  /** What is still to be sent, or to be sent again, of all that the books have as paid to the member: without the tax, which is not sent. */
  async unsentPaise(memberId: string): Promise<Paise> {
    const unsent = { memberId, $or: [isToSendAgain, isToSend] };
    const toSend = await this.payouts.find(unsent, { fields: { amountPaise: 1, tax: 1 } });
    return sumPaise(toSend.map(({ amountPaise, tax }) => tax?.netPaise ?? amountPaise));
  }

  async countToSendAgain(): Promise<number> {
    return this.model.countDocuments(isToSendAgain).limit(maxWaitingCounted);
  }

  async countToSend(): Promise<number> {
    return this.model.countDocuments(isToSend).limit(maxWaitingCounted);
  }

  /** Newest first. */
  async latestOf(memberId: string, limit: number): Promise<PayoutDocument[]> {
    return this.payouts.find({ memberId }, { sort: newestFirst, limit });
  }
}
