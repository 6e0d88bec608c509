import type { NotificationView } from '@deepam/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callPage, type Page } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import { useStore } from '../../../lib/store.js';
import { isLive } from '../live/tabs.js';

export type LatestUnread = Page<NotificationView>;

/** Asked again while the page is visible and no news come by themselves, and at once when it comes back to the front. */
const pollMs = 20_000;

const latestUnreadQuery = (interval: number | false) =>
  queryOptions({
    queryKey: keyOf('latestUnread'),
    queryFn: ({ signal }): Promise<LatestUnread> => callPage('latestUnread', { signal }),
    select: ({ items, total }) => ({ items: items.slice(0, 5), total: total ?? items.length }),
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
    // It is asked again soon anyway: a toast for each look would be a nuisance.
    meta: { quiet: true },
  });

/** The five latest unread notifications and how many are unread in all. */
export const useLatestUnread = () => useQuery(latestUnreadQuery(useStore(isLive) ? false : pollMs));
