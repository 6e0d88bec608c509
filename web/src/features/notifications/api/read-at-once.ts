import type { NotificationView } from '@deepam/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { LatestUnread } from './latest-unread.js';

type Lists = InfiniteData<Page<NotificationView>>;

/**
 * Shows one notification, or all (null), as read before the server answers. Returns a function that restores the old
 * state.
 */
export async function readAtOnce(client: QueryClient, id: string | null): Promise<() => void> {
  const keys = [keyOf('listNotifications'), keyOf('latestUnread')];
  // An answer that is still on its way would bring the old state back.
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  const before = keys.flatMap((queryKey) => client.getQueriesData({ queryKey }));
  const isMeant = (one: NotificationView) => id === null || one._id === id;
  client.setQueriesData<Lists>({ queryKey: keyOf('listNotifications') }, (lists) => lists && withRead(lists, isMeant));
  client.setQueryData<LatestUnread>(keyOf('latestUnread'), (latest) => latest && withoutRead(latest, isMeant));
  return () => before.forEach(([queryKey, data]) => client.setQueryData(queryKey, data));
}

const withRead = (lists: Lists, isMeant: (one: NotificationView) => boolean): Lists => ({
  ...lists,
  pages: lists.pages.map((page) => ({
    ...page,
    items: page.items.map((one) => (isMeant(one) ? { ...one, status: 'Read' } : one)),
  })),
});

function withoutRead(latest: LatestUnread, isMeant: (one: NotificationView) => boolean): LatestUnread {
  const items = latest.items.filter((one) => !isMeant(one));
  const total = items.length === 0 ? 0 : (latest.total ?? latest.items.length) - (latest.items.length - items.length);
  return { ...latest, items, total };
}
