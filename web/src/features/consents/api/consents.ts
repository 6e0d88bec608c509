import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, callPage } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import type { EndpointName } from '../../../lib/api/endpoint-types.js';
import { useAction } from '../../../lib/api/use-action.js';

/** Where requests wait: with whoever will do what they ask for. */
export type Holder = 'commission' | 'network';

const calls = {
  commission: {
    list: 'commissionConsents',
    grant: 'grantCommissionConsent',
    refuse: 'refuseCommissionConsent',
    withdraw: 'withdrawCommissionConsent',
  },
  network: {
    list: 'networkConsents',
    grant: 'grantNetworkConsent',
    refuse: 'refuseNetworkConsent',
    withdraw: 'withdrawNetworkConsent',
  },
} as const;

/** Asked again while the page stands open: somebody else decides meanwhile. */
const refetchInterval = 60_000;

export function useConsents(
  holder: Holder,
  query: { state: 'waiting' | 'ended'; limit: number; cursor: string | undefined },
) {
  const name = calls[holder].list;
  return useQuery({
    queryKey: keyOf(name, query),
    queryFn: ({ signal }) => callPage(name, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** What a grant may have done. */
const changed = {
  commission: [
    ...(['commissionConsents', 'waitingCommissionConsents', 'deskPayouts', 'waitingPayouts', 'payoutBatches'] as const),
    ...(['payoutBatch', 'memberNetwork', 'statement', 'statementBalances', 'showCommissionSchedule'] as const),
    ...(['listCommissionSchedules', 'taxRates', 'businessOverview'] as const),
  ],
  network: ['networkConsents', 'waitingNetworkConsents', 'salesOfMember', 'listCancellations', 'memberNetwork'],
} as const satisfies Record<Holder, readonly EndpointName[]>;

/** Refreshed after a refusal too: what can't be done any more has ended. */
function useRefreshed(holder: Holder) {
  const refresh = useRefresh();
  return () => refresh(...changed[holder]);
}

export function useGrant(holder: Holder) {
  return useAction({
    mutationFn: (id: string, key) => callApi(calls[holder].grant, { key, params: { id } }),
    onSettled: useRefreshed(holder),
  });
}

export function useRefuse(holder: Holder) {
  return useAction({
    mutationFn: ({ id, reason }: { id: string; reason: string }, key) =>
      callApi(calls[holder].refuse, { key, params: { id }, body: { reason } }),
    onSettled: useRefreshed(holder),
  });
}

export function useWithdraw(holder: Holder) {
  return useAction({
    mutationFn: (id: string, key) => callApi(calls[holder].withdraw, { key, params: { id } }),
    onSettled: useRefreshed(holder),
  });
}
