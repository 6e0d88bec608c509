import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

/** Milliseconds. Notifications refresh the figures within seconds, so the poll is slow. */
const soon = 2_000;
const later = 120_000;

export const useBusinessOverview = () =>
  useQuery({
    queryKey: keyOf('businessOverview'),
    queryFn: ({ signal }) => callApi('businessOverview', { signal }),
    refetchInterval: ({ state }) => ((state.data?.uncounted ?? 0) > 0 ? soon : later),
    meta: { quiet: true },
  });
