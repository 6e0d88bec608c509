import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, callPage } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import type { EndpointName } from '../../lib/api/endpoint-types.js';
import { useAction } from '../../lib/api/use-action.js';
import { approvalCallsOf, type Holder } from '../../lib/approval/who-decides.js';

const refetchInterval = 60_000;

export function useApprovals(
  holder: Holder,
  query: { state: 'waiting' | 'ended'; limit: number; cursor: string | undefined },
) {
  const name = approvalCallsOf[holder].list;
  return useQuery({
    queryKey: keyOf(name, query),
    queryFn: ({ signal }) => callPage(name, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

const changed = {
  commission: [
    ...(['payables', 'payable', 'waitingPayouts', 'bankFiles', 'bankFile', 'memberNetwork', 'statement'] as const),
    ...(['statementBalances', 'showCommissionSchedule', 'listCommissionSchedules', 'taxRates'] as const),
    'businessOverview',
  ],
  network: ['salesOfMember', 'listCancellations', 'memberNetwork'],
  cotton: ['networkCottonOrders', 'cottonOrder', 'waitingCotton', 'cottonStock', 'cottonMovements'],
  identity: ['oneAccountRule', 'sharedNumbers'],
} as const satisfies Record<Holder, readonly EndpointName[]>;

/** A failed call refreshes too: the request may have ended. */
function useRefreshed(holder: Holder) {
  const refresh = useRefresh();
  const { list, waiting } = approvalCallsOf[holder];
  return () => refresh(list, waiting, ...changed[holder]);
}

export function useApprove(holder: Holder) {
  return useAction({
    mutationFn: (id: string, key) => callApi(approvalCallsOf[holder].approve, { key, params: { id } }),
    onSettled: useRefreshed(holder),
  });
}

export function useReject(holder: Holder) {
  return useAction({
    mutationFn: ({ id, reason }: { id: string; reason: string }, key) =>
      callApi(approvalCallsOf[holder].reject, { key, params: { id }, body: { reason } }),
    onSettled: useRefreshed(holder),
  });
}

export function useWithdraw(holder: Holder) {
  return useAction({
    mutationFn: (id: string, key) => callApi(approvalCallsOf[holder].withdraw, { key, params: { id } }),
    onSettled: useRefreshed(holder),
  });
}
