import { mayBuildNetwork } from '@deepam/contracts';
import type { DashboardView } from './api/dashboard.js';

type Standing = Pick<DashboardView, 'isHead' | 'isApproved' | 'plan'>;

/** An unapproved member sees only that the profile has to be completed. */
export const isWaiting = ({ isHead, isApproved }: Standing): boolean => !isHead && !isApproved;

/** Payout buttons: approved and any plan but Bronze. The head is not paid by commission and has none. */
export const seesPayouts = ({ isHead, isApproved, plan }: Standing): boolean =>
  !isHead && isApproved && plan !== 'Bronze';

interface Money {
  /** Rupees. */
  readonly available: number;
  readonly availableFrom?: { readonly earnings: number };
}

/** The least that can be asked for, in rupees. */
const leastPayout = 1;

/** Commission is paid out with a plan that earns it, and when there is something. */
export const mayRequestPayout = ({ plan, available }: Standing & Money): boolean =>
  mayBuildNetwork(plan) && available >= leastPayout;

export const hasEarnings = ({ available, availableFrom }: Money): boolean =>
  (availableFrom?.earnings ?? available) >= leastPayout;

/** Earnings are paid to every approved member, whatever the plan. */
export const mayWithdraw = ({ isHead, isApproved }: Standing): boolean => !isHead && isApproved;

/** Cotton is for those who hold a plan. */
export const mayRequestCotton = ({ isApproved, plan }: Standing): boolean => isApproved && plan !== null;

/** Who has asked for a plan that opens it has done what there is to do: the head decides. */
export const isPlanAwaited = (
  { requestedPlan }: Pick<DashboardView, 'requestedPlan'>,
  what: 'cotton' | 'commission',
): boolean => (what === 'cotton' ? requestedPlan !== null : mayBuildNetwork(requestedPlan));

/** Only whom the server takes as a sponsor is given a link to share. */
export const mayInvite = ({ isHead, plan }: Standing): boolean => isHead || mayBuildNetwork(plan);
