import type { PlanName } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import type { IdempotencyKey } from '../../../lib/api/build-request.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useGuardedAction } from '../../../lib/second-person/use-guarded-action.js';

export interface PlanDecision {
  readonly userId: string;
  readonly plan: PlanName;
  /** `waived`: the plan is given without a sale, so nobody earns a commission. */
  readonly payment: 'received' | 'waived';
  /** The request that was looked at; none for Update Plan. */
  readonly requestId?: string;
}

function usePlanCall() {
  const refresh = useRefresh();
  return {
    mutationFn: (decision: PlanDecision, key: IdempotencyKey) => callApi('approvePlan', { key, body: decision }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers', 'networkConsents', 'waitingNetworkConsents'),
  };
}

/** Of a request. The caller looks whether it waits for a second approver: see `awaits`. */
export const useApproveRequest = () => useAction(usePlanCall());

/** Serves Approve Plan and Update Plan. */
export const useSetPlan = () => useGuardedAction(usePlanCall());
