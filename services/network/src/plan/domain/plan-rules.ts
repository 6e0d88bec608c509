import { isHigherPlan, type ErrorCode, type PlanName } from '@deepam/contracts';

interface Holder {
  readonly isHead: boolean;
  readonly plan: PlanName | null;
}

/** `buy`: the member asks for the plan; `grant`: the head decides. */
export type PlanStep = 'buy' | 'grant';

/** Why this member cannot get this plan, or null. */
export function planFault({ isHead, plan }: Holder, wanted: PlanName, step: PlanStep): ErrorCode | null {
  if (isHead) return 'NETWORK.HEAD_HAS_NO_PLAN';
  if (isHigherPlan(wanted, plan)) return null;
  switch (step) {
    case 'buy':
      return 'NETWORK.PLAN_NOT_HIGHER';
    case 'grant':
      return 'NETWORK.PLAN_ALREADY_HELD';
  }
}
