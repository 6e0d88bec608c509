import { toRupees, type CommissionHistoryEntry } from '@deepam/contracts';
import { FileLinks } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { SaidPaid } from '../batches/earlier-files/earlier-file.js';
import { isUnsent } from './domain/granted-payout.js';
import type { PayoutDocument } from './persistence/payout.schema.js';

interface More {
  /** By what payment the bank says it has paid what waits: for the member. */
  readonly saidPaid?: SaidPaid | null | undefined;
  /** The rest is seen by the head alone. */
  readonly heldUntil?: Date | undefined;
  readonly isSuspended?: boolean;
  /** A second person has granted it, and the reader may send it now. */
  readonly isGranted?: boolean;
  /** Of those who decided. */
  readonly names?: ReadonlyMap<string, string>;
}

@Injectable()
export class PayoutViews {
  constructor(private readonly links: FileLinks) {}

  /** An entry of the commission history, its image as a short-lived link. */
  entry(
    payout: PayoutDocument,
    { saidPaid, heldUntil, isSuspended, isGranted = false, names }: More = {},
  ): CommissionHistoryEntry {
    const { decidedAt, decidedBy, batchId, utr, paidAt, cameBackAt, sentAt, toSendSince, tax } = payout;
    const isOpen = payout.status === 'Requested';
    const isToPay = isOpen || cameBackAt !== undefined || isGranted;
    return {
      ...(decidedAt && { decidedDate: decidedAt.toISOString() }),
      ...(decidedBy !== null && names && { decidedBy: names.get(decidedBy) ?? null }),
      ...(heldUntil && isToPay && { heldUntil: heldUntil.toISOString() }),
      ...(isSuspended === true && isToPay && { isMemberSuspended: true as const }),
      ...(batchId != null && isOpen && names && { batchId }),
      ...(cameBackAt && { cameBackAt: cameBackAt.toISOString() }),
      ...(isUnsent(payout) && { toSendSince: toSendSince!.toISOString() }),
      // Until it is recorded that is only when it was granted.
      ...(sentAt && toSendSince === undefined && { sentAt: sentAt.toISOString() }),
      ...(tax && { tax: toRupees(tax.taxPaise), net: toRupees(tax.netPaise) }),
      ...(utr != null && { utr }),
      ...(paidAt != null && { paidAt: paidAt.toISOString() }),
      ...(saidPaid && isOpen && { saidPaid: { utr: saidPaid.utr, on: saidPaid.on } }),
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
