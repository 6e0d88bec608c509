import { mayBuildNetwork, type PayoutAccount, type payoutStatuses, type PlanName } from '@deepam/contracts';
import type { PayoutStep } from '../../ledger/domain/payout-postings.js';

export type PayoutStatus = (typeof payoutStatuses)[number];
export type PayoutDecision = Exclude<PayoutStatus, 'Requested'>;

export const payoutTransitions: Readonly<Record<PayoutStatus, Readonly<Partial<Record<PayoutStatus, PayoutStep>>>>> = {
  Requested: { Approved: 'payout-approved', Rejected: 'payout-rejected' },
  Approved: {},
  Rejected: {},
};

/**
 * Members with Silver or Gold may request commission, and every member may request earnings. The head requests no
 * payouts.
 */
export function mayBePaid({ isHead, plan }: { isHead: boolean; plan: PlanName | null }, from: PayoutAccount): boolean {
  if (isHead) return false;
  return from === 'earnings' || mayBuildNetwork(plan);
}

export const stepFor = (from: PayoutStatus, to: PayoutDecision): PayoutStep | null =>
  payoutTransitions[from][to] ?? null;
