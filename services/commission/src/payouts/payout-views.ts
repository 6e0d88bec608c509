import { toRupees, type CommissionHistoryEntry } from '@deepam/contracts';
import { FileLinks } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { PayoutDocument } from './persistence/payout.schema.js';

/** Why an open payout cannot be approved now. */
interface Hold {
  readonly heldUntil?: Date | undefined;
  readonly isSuspended?: boolean;
}

@Injectable()
export class PayoutViews {
  constructor(private readonly links: FileLinks) {}

  /** An entry of the commission history, its image as a short-lived link. */
  entry(payout: PayoutDocument, { heldUntil, isSuspended }: Hold = {}): CommissionHistoryEntry {
    const isOpen = payout.status === 'Requested';
    return {
      ...(heldUntil && isOpen && { heldUntil: heldUntil.toISOString() }),
      ...(isSuspended === true && isOpen && { isMemberSuspended: true as const }),
      _id: payout._id,
      date: payout.requestedAt.toISOString(),
      amount: toRupees(payout.amountPaise),
      status: payout.status,
      paymentProof: this.links.link(payout.paymentProofKey),
      reason: payout.reason,
      paidFrom: { commission: toRupees(payout.taken.commission), earnings: toRupees(payout.taken.earnings) },
    };
  }
}
