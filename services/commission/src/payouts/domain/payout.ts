import { mayBuildNetwork, type PayoutAccount, type payoutStatuses, type PlanName } from '@deepam/contracts';
import type { PayoutStep } from '../../ledger/domain/payout-postings.js';

export type PayoutStatus = (typeof payoutStatuses)[number];
export type PayoutDecision = Exclude<PayoutStatus, 'Requested'>;

/** From each status, what may follow and how the ledger moves; what is not here is refused. */
export const payoutTransitions: Readonly<Record<PayoutStatus, Readonly<Partial<Record<PayoutStatus, PayoutStep>>>>> = {
  Requested: { Approved: 'payout-approved', Rejected: 'payout-rejected' },
  Approved: {},
  Rejected: {},
};

/** Commission is paid with Silver or Gold; earnings to every member, whatever the plan. The head is no payee. */
export function mayBePaid({ isHead, plan }: { isHead: boolean; plan: PlanName | null }, from: PayoutAccount): boolean {
  if (isHead) return false;
  return from === 'earnings' || mayBuildNetwork(plan);
}

/** Null when the payout was decided before. */
export const stepFor = (from: PayoutStatus, to: PayoutDecision): PayoutStep | null =>
  payoutTransitions[from][to] ?? null;
