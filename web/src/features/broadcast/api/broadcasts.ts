import type { BodyInputOf, broadcast } from '@deepam/contracts';
import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { callApi, callPage } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';

const broadcastsQuery = () =>
  infiniteQueryOptions({
    queryKey: keyOf('listBroadcasts'),
    queryFn: ({ pageParam, signal }) =>
      callPage('listBroadcasts', { query: { limit: 20, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** What was told to everyone, newest first, page by page. */
export const useBroadcasts = () => useInfiniteQuery(broadcastsQuery());

export function useSendBroadcast() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof broadcast>) => callApi('broadcast', { body }),
    onSuccess: () => refresh('listBroadcasts', 'listNotifications', 'latestUnread'),
  });
}
