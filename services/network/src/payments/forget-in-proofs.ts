import { closedAccountName } from '@deepam/contracts';
import { ForgottenMembers } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { paymentProofModel, type PaymentProof } from './persistence/payment-proof.schema.js';

/** Proofs are compared with later ones for ever, but without the name of a closed account. */
@Injectable()
export class ForgetInProofs {
  constructor(
    @InjectModel(paymentProofModel) private readonly model: Model<PaymentProof>,
    forgotten: ForgottenMembers,
  ) {
    forgotten.alsoBy((memberId) => this.eraseName(memberId));
  }

  private async eraseName(memberId: string): Promise<void> {
    await this.model.updateMany({ memberId }, { $set: { name: closedAccountName } });
  }
}
