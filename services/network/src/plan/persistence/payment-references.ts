import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { paymentReferenceModel, type PaymentReference } from './payment-reference.schema.js';

/** Sees to it that one payment is shown for one plan only. */
@Injectable()
export class PaymentReferences {
  constructor(@InjectModel(paymentReferenceModel) private readonly model: Model<PaymentReference>) {}

  async isFree(utr: string): Promise<boolean> {
    return (await this.model.exists({ _id: utr })) === null;
  }

  /** Takes the UTR for the member's pending request. False when it stands for another payment. */
  async claim(utr: string, memberId: string, session: ClientSession): Promise<boolean> {
    const held = await this.model.findById(utr).session(session).lean<PaymentReference>();
    if (held) return held.memberId === memberId && held.saleId === null;
    await this.model.create([{ _id: utr, memberId, saleId: null }], { session });
    return true;
  }

  /** The member's pending ones, but for `kept`, are free for others again: they may have been mistyped. */
  async release(memberId: string, session: ClientSession, kept: string | null = null): Promise<void> {
    await this.model.deleteMany({ memberId, saleId: null, _id: { $ne: kept ?? '' } }, { session });
  }

  /** From now on the UTR stands for this sale. */
  async settle(utr: string, saleId: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: utr }, { $set: { saleId } }, { session });
  }
}
