import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useRenewal } from '../../../lib/auth/use-renewal.js';

export const useSessions = () =>
  useQuery({ queryKey: keyOf('listSessions'), queryFn: ({ signal }) => callApi('listSessions', { signal }) });

export function useEndSession() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (id: string, key) => callApi('endSession', { key, params: { id } }),
    onSettled: () => refresh('listSessions'),
  });
}

/** The fresh token keeps this session; all others end. */
export function useEndOtherSessions() {
  const renew = useRenewal();
  const refresh = useRefresh();
  return useAction({
    mutationFn: async (_nothing: void, key) => {
      const { token } = await callApi('endOtherSessions', { key });
      await renew(token);
    },
    onSettled: () => refresh('listSessions'),
  });
}
