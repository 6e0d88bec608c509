import type { NotificationView } from '@deepam/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callPage, type Page } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import { useStore } from '../../../lib/store.js';
import { isLive } from '../live/tabs.js';

export type LatestUnread = Page<NotificationView>;

/** Polling runs while the page is visible without a stream, and immediately when the page returns to the front. */
const pollMs = 20_000;

const latestUnreadQuery = (interval: number | false) =>
  queryOptions({
    queryKey: keyOf('latestUnread'),
    queryFn: ({ signal }): Promise<LatestUnread> => callPage('latestUnread', { signal }),
    select: ({ items, total }) => ({ items: items.slice(0, 5), total: total ?? items.length }),
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
    // The next poll follows soon, so a toast for each error would be a nuisance.
    meta: { quiet: true },
  });

export const useLatestUnread = () => useQuery(latestUnreadQuery(useStore(isLive) ? false : pollMs));
