import { payoutStatuses } from '@deepam/contracts';
import type { PayoutStep } from '../../ledger/domain/postings.js';

export type PayoutStatus = (typeof payoutStatuses)[number];
export type PayoutDecision = Exclude<PayoutStatus, 'Requested'>;

/** From each status, what may follow and how the ledger moves; what is not here is refused. */
export const payoutTransitions: Readonly<Record<PayoutStatus, Readonly<Partial<Record<PayoutStatus, PayoutStep>>>>> = {
  Requested: { Approved: 'payout-approved', Rejected: 'payout-rejected' },
  Approved: {},
  Rejected: {},
};

/** Null when the payout was decided before. */
export const stepFor = (from: PayoutStatus, to: PayoutDecision): PayoutStep | null =>
  payoutTransitions[from][to] ?? null;
