import { mayBuildNetwork } from '@deepam/contracts';
import type { DashboardView } from './api.js';

type Standing = Pick<DashboardView, 'isHead' | 'isApproved' | 'plan'>;

export const isWaiting = ({ isHead, isApproved }: Standing): boolean => !isHead && !isApproved;

export const seesPayouts = ({ isHead, isApproved, plan }: Standing): boolean =>
  !isHead && isApproved && plan !== 'Bronze';

interface Money {
  readonly available: number;
  readonly availableFrom?: { readonly earnings: number };
}

const leastPayout = 1;

export const mayRequestPayout = ({ plan, available }: Standing & Money): boolean =>
  mayBuildNetwork(plan) && available >= leastPayout;

export const hasEarnings = ({ available, availableFrom }: Money): boolean =>
  (availableFrom?.earnings ?? available) >= leastPayout;

export const mayWithdraw = ({ isHead, isApproved }: Standing): boolean => !isHead && isApproved;

export const mayRequestCotton = ({ isApproved, plan }: Standing): boolean => isApproved && plan !== null;

export const isPlanAwaited = (
  { requestedPlan }: Pick<DashboardView, 'requestedPlan'>,
  what: 'cotton' | 'commission',
): boolean => (what === 'cotton' ? requestedPlan !== null : mayBuildNetwork(requestedPlan));

/** Only members whom the server accepts as sponsors get a link. */
export const mayInvite = ({ isHead, plan }: Standing): boolean => isHead || mayBuildNetwork(plan);
