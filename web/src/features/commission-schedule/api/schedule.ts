import type { BodyInputOf, changeCommissionSchedule } from '@deepam/contracts';
import { infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callPage } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';
import { useGuardedAction } from '../../../lib/second-person/use-guarded-action.js';

export type ScheduleView = Answer<'showCommissionSchedule'>;

const key = keyOf('showCommissionSchedule');

/** The rates that count now. Not fetched again behind the back of who is changing them. */
export const useSchedule = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('showCommissionSchedule', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** `version` is the one that was seen. */
export function useChangeSchedule() {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: (body: BodyInputOf<typeof changeCommissionSchedule>, key) =>
      callApi('changeCommissionSchedule', { key, body }),
    onSuccess: (next) => {
      // Not waited for: with the new version the dialog goes that says it was saved.
      void refresh('listCommissionSchedules');
      client.setQueryData(key, next);
    },
  });
}

const versionsQuery = infiniteQueryOptions({
  queryKey: keyOf('listCommissionSchedules'),
  queryFn: ({ pageParam, signal }) =>
    callPage('listCommissionSchedules', { query: { limit: 20, cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** Every version, newest first, page by page. */
export const useScheduleVersions = () => useInfiniteQuery(versionsQuery);
