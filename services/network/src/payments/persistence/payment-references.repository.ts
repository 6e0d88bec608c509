import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, UpdateQuery } from 'mongoose';
import { mayStandFor, type Claim } from '../domain/reference-rules.js';
import { paymentReferenceModel, type PaymentReference } from './payment-reference.schema.js';

export interface Ordered {
  readonly orderId: string;
  readonly orderedAt: Date;
}

@Injectable()
export class PaymentReferencesRepository {
  constructor(@InjectModel(paymentReferenceModel) private readonly model: Model<PaymentReference>) {}

  async find(utr: string, session: ClientSession | null = null): Promise<PaymentReference | null> {
    return this.model.findById(utr).session(session).lean<PaymentReference>();
  }

  async claim(utr: string, claim: Claim, session: ClientSession): Promise<boolean> {
    if (!mayStandFor(await this.find(utr, session), claim)) return false;
    const { memberId } = claim;
    const change: UpdateQuery<PaymentReference> = { $inc: { timesSent: 1 }, $setOnInsert: { memberId, saleId: null } };
    if (claim.kind === 'cotton') {
      const { orderId, reservedAt } = claim;
      // A repeated claim of the same order changes nothing.
      await this.model.updateOne({ _id: utr, orderId: { $ne: orderId } }, { $unset: { isOrdered: 1 } }, { session });
      change.$set = { orderId, reservedAt };
    }
    await this.model.updateOne({ _id: utr }, change, { session, upsert: true });
    return true;
  }

  async settle(utr: string, memberId: string, saleId: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: utr, memberId }, { $set: { saleId } }, { session });
  }

  /**
   * An announced order with the same UTR will not arrive any more. Cotton-order allows one order for a UTR, so a later
   * order proves that the earlier one was rejected, in whatever order the events arrive.
   */
  async recordOrder(
    utr: string,
    memberId: string,
    { orderId, orderedAt }: Ordered,
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateOne(
      { _id: utr, memberId, saleId: null, $or: [{ isOrdered: { $ne: true } }, { orderedAt: { $lt: orderedAt } }] },
      { $set: { orderId, orderedAt, isOrdered: true } },
      { session },
    );
  }

  async freeOrder(orderId: string, session: ClientSession): Promise<void> {
    await this.model.updateOne(
      { orderId },
      { $unset: { orderId: 1, orderedAt: 1, isOrdered: 1, reservedAt: 1 } },
      { session },
    );
  }

  /** The next sender of the UTR owns it. */
  async release(utr: string, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id: utr }, { session });
  }
}
