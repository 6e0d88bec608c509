import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, UpdateQuery } from 'mongoose';
import { mayStandFor, type Claim } from '../domain/reference-rules.js';
import { paymentReferenceModel, type PaymentReference } from './payment-reference.schema.js';

export interface Ordered {
  readonly orderId: string;
  /** When the order was written. */
  readonly orderedAt: Date;
}

/** Sees to it that one payment is shown for one thing, and by one account only. */
@Injectable()
export class PaymentReferencesRepository {
  constructor(@InjectModel(paymentReferenceModel) private readonly model: Model<PaymentReference>) {}

  async find(utr: string, session: ClientSession | null = null): Promise<PaymentReference | null> {
    return this.model.findById(utr).session(session).lean<PaymentReference>();
  }

  /** Has the UTR stand for what the claim says. False when it stands for another payment. */
  async claim(utr: string, claim: Claim, session: ClientSession): Promise<boolean> {
    if (!mayStandFor(await this.find(utr, session), claim)) return false;
    const { memberId } = claim;
    const change: UpdateQuery<PaymentReference> = { $inc: { timesSent: 1 }, $setOnInsert: { memberId, saleId: null } };
    if (claim.kind === 'cotton') {
      const { orderId, reservedAt } = claim;
      // Asked for again by the same order, it stays what it is.
      await this.model.updateOne({ _id: utr, orderId: { $ne: orderId } }, { $unset: { isOrdered: 1 } }, { session });
      change.$set = { orderId, reservedAt };
    }
    await this.model.updateOne({ _id: utr }, change, { session, upsert: true });
    return true;
  }

  /** From now on the UTR stands for this sale. */
  async settle(utr: string, memberId: string, saleId: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: utr, memberId }, { $set: { saleId } }, { session });
  }

  /**
   * The order exists; another one that was announced with the same UTR does not come. Cotton-order lets no two hold one UTR, so a
   * later order says that the earlier one was rejected, also when that is told last.
   */
  async ordered(utr: string, memberId: string, { orderId, orderedAt }: Ordered, session: ClientSession): Promise<void> {
    await this.model.updateOne(
      { _id: utr, memberId, saleId: null, $or: [{ isOrdered: { $ne: true } }, { orderedAt: { $lt: orderedAt } }] },
      { $set: { orderId, orderedAt, isOrdered: true } },
      { session },
    );
  }

  /** The order was rejected: its sender may send the UTR again. */
  async freeOrder(orderId: string, session: ClientSession): Promise<void> {
    await this.model.updateOne(
      { orderId },
      { $unset: { orderId: 1, orderedAt: 1, isOrdered: 1, reservedAt: 1 } },
      { session },
    );
  }

  /** The next one who sends the UTR has it. */
  async release(utr: string, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id: utr }, { session });
  }
}
