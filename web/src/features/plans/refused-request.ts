import { isHigherPlan, type PlanName } from '@deepam/contracts';
import { useState } from 'react';
import { useMembership } from '../../lib/network/membership.js';

/** The rejection is shown for this time in milliseconds. */
const shownMs = 30 * 24 * 3_600_000;

interface Refusal {
  readonly plan: PlanName;
  readonly reason: string;
  readonly at: string;
}

interface Asked {
  readonly plan: PlanName | null;
  readonly requestedPlan: PlanName | null;
  readonly planRejection?: Refusal | null | undefined;
}

/**
 * Returns the latest rejection, unless it is old or its member has requested a plan again or got the plan.
 * @param now in ms since 1970
 */
export function refusedRequest({ plan, requestedPlan, planRejection }: Asked, now: number): Refusal | null {
  if (planRejection == null || requestedPlan !== null) return null;
  const isOpen = isHigherPlan(planRejection.plan, plan) && now - Date.parse(planRejection.at) < shownMs;
  return isOpen ? planRejection : null;
}

export function useRefusedRequest(enabled = true): Refusal | null {
  const { data } = useMembership(enabled);
  const [now] = useState(() => Date.now());
  return enabled && data !== undefined ? refusedRequest(data, now) : null;
}
