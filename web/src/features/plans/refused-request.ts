import { isHigherPlan, type PlanName } from '@deepam/contracts';

/** Milliseconds for which the rejection is shown. */
const shownMs = 30 * 24 * 3_600_000;

export interface Refusal {
  readonly plan: PlanName;
  readonly reason: string;
  readonly at: string;
}

interface Asked {
  readonly plan: PlanName | null;
  readonly requestedPlan: PlanName | null;
  readonly planRejection?: Refusal | null | undefined;
}

/** The request that was refused last, as long as its member has neither asked again nor got the plan. @param now in ms since 1970 */
export function refusedRequest({ plan, requestedPlan, planRejection }: Asked, now: number): Refusal | null {
  if (planRejection == null || requestedPlan !== null) return null;
  const isOpen = isHigherPlan(planRejection.plan, plan) && now - Date.parse(planRejection.at) < shownMs;
  return isOpen ? planRejection : null;
}
