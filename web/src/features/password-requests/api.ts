import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi, callPage } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';

export const passwordRequestsQuery = (query: { limit: number; cursor: string | undefined }) =>
  queryOptions({
    queryKey: keyOf('passwordRequests', query),
    queryFn: ({ signal }) => callPage('passwordRequests', { query, signal }),
    placeholderData: keepPreviousData,
  });

export function useDismissPasswordRequest() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id, reason }: { id: string; reason: string }, key) =>
      callApi('dismissPasswordRequest', { key, params: { id }, body: { reason } }),
    onSettled: () => refresh('passwordRequests', 'waitingPasswordRequests'),
  });
}
