import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

const listNotificationsQuery = (unreadOnly: boolean) =>
  infiniteQueryOptions({
    queryKey: keyOf('listNotifications', { unreadOnly }),
    queryFn: ({ pageParam, signal }) =>
      callPage('listNotifications', {
        query: { limit: 20, cursor: pageParam ?? undefined, unread: unreadOnly ? 'true' : undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const useNotifications = (unreadOnly: boolean) => useInfiniteQuery(listNotificationsQuery(unreadOnly));
