import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type UpdateQuery, Schema } from 'mongoose';
import { mayStandFor, type Claim, type HeldReference } from '../domain/reference-rules.js';

interface PaymentReference extends HeldReference {
  readonly _id: string;
  readonly orderedAt?: Date;
  /** Every claim raises the counter, so the later of two concurrent claims is repeated and sees the other. */
  readonly timesSent: number;
}

export const paymentReferenceModel = 'PaymentReference';
export const paymentReferenceSchema = new Schema<PaymentReference>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    saleId: { type: String, default: null },
    orderId: String,
    isOrdered: Boolean,
    reservedAt: Date,
    orderedAt: Date,
    timesSent: Number,
  },
  { collection: 'payment_references', versionKey: false },
);
paymentReferenceSchema.index({ memberId: 1 });
paymentReferenceSchema.index({ orderId: 1 }, { partialFilterExpression: { orderId: { $exists: true } } });

interface Ordered {
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
      // A claim of another order removes the mark of the arrived order; a repeated claim of the same order keeps it.
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
   * A placed order replaces an announced one with the same UTR, and one that was placed earlier. Cotton-order allows
   * one order that is not rejected for a UTR, so the order that was placed last counts, in whatever sequence the events
   * arrive.
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
