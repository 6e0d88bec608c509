import type { PlanName } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import type { IdempotencyKey } from '../../../lib/api/build-request.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';

export interface PlanDecision {
  readonly userId: string;
  readonly plan: PlanName;
  /** `waived`: the plan is given without a sale, so no member earns a commission. */
  readonly payment: 'received' | 'waived';
  /** The request that the head has seen; absent for Update Plan. */
  readonly requestId?: string;
}

function useApprovePlanCall() {
  const refresh = useRefresh();
  return {
    mutationFn: (decision: PlanDecision, key: IdempotencyKey) => callApi('approvePlan', { key, body: decision }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers', 'networkApprovals', 'waitingNetworkApprovals'),
  };
}

/** The caller handles a pending second approval: see `awaits`. */
export const useApproveRequest = () => useAction(useApprovePlanCall());

export const useSetPlan = () => useGuardedAction(useApprovePlanCall());
