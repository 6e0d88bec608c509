import { isHigherPlan, type ErrorCode, type PlanName } from '@deepam/contracts';

/** Why a decision about the request that was looked at is too late, or null; one that names none is about any. */
export function requestError(
  present: { readonly requestId: string } | undefined,
  lookedAt: string | undefined,
): ErrorCode | null {
  return lookedAt === undefined || lookedAt === present?.requestId ? null : 'NETWORK.REQUEST_CHANGED';
}

/** Whether setting `plan` settles the request: one for a still higher plan goes on waiting. */
export const settlesRequest = (plan: PlanName, request: { readonly plan: PlanName }): boolean =>
  !isHigherPlan(request.plan, plan);

interface Holder {
  readonly isHead: boolean;
  readonly plan: PlanName | null;
}

/** `buy`: the member asks for the plan; `grant`: the head decides. */
export type PlanStep = 'buy' | 'grant';

/** Why this member cannot get this plan, or null. */
export function planError({ isHead, plan }: Holder, wanted: PlanName, step: PlanStep): ErrorCode | null {
  if (isHead) return 'NETWORK.HEAD_HAS_NO_PLAN';
  if (isHigherPlan(wanted, plan)) return null;
  switch (step) {
    case 'buy':
      return 'NETWORK.PLAN_NOT_HIGHER';
    case 'grant':
      return 'NETWORK.PLAN_ALREADY_HELD';
  }
}
