import { toRupees, type CommissionHistoryEntry } from '@deepam/contracts';
import type { PayoutDocument } from './persistence/payout.schema.js';

export interface ForHead {
  readonly heldUntil?: Date | undefined;
  readonly isSuspended?: boolean;
  readonly names?: ReadonlyMap<string, string>;
}

export function payoutEntry(
  payout: PayoutDocument,
  { heldUntil, isSuspended, names }: ForHead = {},
): CommissionHistoryEntry {
  const { decidedAt, decidedBy, tax, status, taken } = payout;
  const isOpen = status === 'Requested';
  return {
    ...(decidedAt && { decidedDate: decidedAt.toISOString() }),
    ...(decidedBy !== null && names && { decidedBy: names.get(decidedBy) ?? null }),
    ...(heldUntil && isOpen && { heldUntil: heldUntil.toISOString() }),
    ...(isSuspended === true && isOpen && { isMemberSuspended: true as const }),
    ...(tax && { tax: toRupees(tax.taxPaise), net: toRupees(tax.netPaise) }),
    _id: payout._id,
    date: payout.requestedAt.toISOString(),
    amount: toRupees(payout.amountPaise),
    status,
    paymentProof: null,
    reason: payout.reason,
    paidFrom: { commission: toRupees(taken.commission), earnings: toRupees(taken.earnings) },
  };
}
