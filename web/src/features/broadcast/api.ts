import type { BodyInputOf, broadcast } from '@deepam/contracts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callApi, callPage } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';

const broadcastsQuery = () =>
  infiniteQueryOptions({
    queryKey: keyOf('listBroadcasts'),
    queryFn: ({ pageParam, signal }) =>
      callPage('listBroadcasts', { query: { limit: 20, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const useBroadcasts = () => useInfiniteQuery(broadcastsQuery());

export function useBroadcast() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (body: BodyInputOf<typeof broadcast>, key) => callApi('broadcast', { key, body }),
    onSuccess: () => refresh('listBroadcasts', 'listNotifications', 'latestUnread'),
  });
}
