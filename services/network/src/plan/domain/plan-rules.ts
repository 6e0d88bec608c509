import { isHigherPlan, type ErrorCode, type PlanName } from '@deepam/contracts';

/**
 * A decision without a request id applies to any request.
 * @returns the reason why the decision is too late, or null
 */
export function requestError(
  present: { readonly requestId: string } | undefined,
  lookedAt: string | undefined,
): ErrorCode | null {
  return lookedAt === undefined || lookedAt === present?.requestId ? null : 'NETWORK.REQUEST_CHANGED';
}

export const settlesRequest = (plan: PlanName, request: { readonly plan: PlanName }): boolean =>
  !isHigherPlan(request.plan, plan);

interface Holder {
  readonly isHead: boolean;
  readonly plan: PlanName | null;
}

export type PlanStep = 'buy' | 'grant';

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
