import type { addEarnings, BodyInputOf, PlanName, changeOneAccountRule } from '@deepam/contracts';
import { callApi } from '../../lib/api-client.js';
import { useRefresh, keyOf } from '../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../lib/approval/use-guarded-action.js';
import type { IdempotencyKey } from '../../lib/api/build-request.js';
import { useAction } from '../../lib/api/use-action.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export function useAddEarnings() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: (body: BodyInputOf<typeof addEarnings>, key) => callApi('addEarnings', { key, body }),
    onSuccess: () => refresh('memberNetwork', 'payables', 'statement', 'statementBalances'),
  });
}

/**
 * A plan with `waived` is given without a sale, so no member earns a commission. `requestId` is the request that the
 * head has seen; it is absent for Update Plan.
 */
export interface PlanDecision {
  readonly userId: string;
  readonly plan: PlanName;
  readonly payment: 'received' | 'waived';
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

export function useApproveRegistration() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (userId: string, key) => callApi('approveRegistration', { key, body: { userId } }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers'),
  });
}

export function useDeleteMember() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (id: string, key) => callApi('deleteMember', { key, params: { id } }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers', 'dashboard'),
  });
}

const key = keyOf('oneAccountRule');

export const useOneAccountRule = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => callApi('oneAccountRule', { signal }) });

export function useChangeOneAccountRule() {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: (body: BodyInputOf<typeof changeOneAccountRule>, callKey: IdempotencyKey) =>
      callApi('changeOneAccountRule', { key: callKey, body }),
    onSuccess: (next) => {
      client.setQueryData(key, next);
      void refresh('sharedNumbers');
    },
    onSettled: () => refresh('oneAccountRule'),
  });
}

export function useRejectPlan() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (rejection: { userId: string; reason: string; requestId?: string }, key) =>
      callApi('rejectPlan', { key, body: rejection }),
    onSettled: () => refresh('memberNetwork', 'waitingMembers'),
  });
}
