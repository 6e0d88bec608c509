import type { BodyInputOf, changeCommissionSchedule } from '@deepam/contracts';
import { infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callPage } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import type { Answer } from '../../lib/api/endpoint-types.js';
import { useGuardedAction } from '../../lib/approval/use-guarded-action.js';

export type ScheduleView = Answer<'showCommissionSchedule'>;

const key = keyOf('showCommissionSchedule');

export const useCommissionSchedule = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('showCommissionSchedule', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** `version` is the version that the reader has seen. */
export function useChangeCommissionSchedule() {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: (body: BodyInputOf<typeof changeCommissionSchedule>, key) =>
      callApi('changeCommissionSchedule', { key, body }),
    onSuccess: (next) => {
      // The refresh is not awaited, because the refreshed version closes the dialog with its success message.
      void refresh('listCommissionSchedules');
      client.setQueryData(key, next);
    },
  });
}

const commissionSchedulesQuery = infiniteQueryOptions({
  queryKey: keyOf('listCommissionSchedules'),
  queryFn: ({ pageParam, signal }) =>
    callPage('listCommissionSchedules', { query: { limit: 20, cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

export const useCommissionSchedules = () => useInfiniteQuery(commissionSchedulesQuery);
