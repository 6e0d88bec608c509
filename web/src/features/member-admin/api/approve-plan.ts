import type { PlanName } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

export interface PlanDecision {
  readonly userId: string;
  readonly plan: PlanName;
  /** `waived`: the plan is given without a sale, so nobody earns a commission. */
  readonly payment: 'received' | 'waived';
  /** The request that was looked at; none for Update Plan. */
  readonly requestId?: string;
}

/** Serves Approve Plan and Update Plan. */
export function useApprovePlan() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (decision: PlanDecision, key) => callApi('approvePlan', { key, body: decision }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers'),
  });
}
