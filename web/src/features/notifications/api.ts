import type { NotificationView } from '@deepam/contracts';
import {
  queryOptions,
  useQuery,
  infiniteQueryOptions,
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { callPage, type Page, callApi } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import { useStore } from '../../lib/store.js';
import { isLive } from './live/tabs.js';
import { useAction } from '../../lib/api/use-action.js';
import { textOf } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import { notificationMessages } from './notification-messages.js';
import type { Answer } from '../../lib/api/endpoint-types.js';

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

type Lists = InfiniteData<Page<NotificationView>>;

/**
 * Shows one notification, or all of them if `id` is null, as read before the server answers.
 * @returns a function that restores the old state
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

export function useMarkAllRead() {
  const refresh = useRefresh();
  const client = useQueryClient();
  return useAction({
    mutationFn: (_none: void, key) => callApi('markAllRead', { key }),
    onMutate: () => readAtOnce(client, null),
    onError: (_fault, _none, putBack) => {
      putBack?.();
      showToast(textOf(notificationMessages)('markAllFailed'), 'failure');
    },
    onSettled: () => refresh('listNotifications', 'latestUnread'),
  });
}

export function useMarkRead() {
  const refresh = useRefresh();
  const client = useQueryClient();
  return useAction({
    mutationFn: (id: string, key) => callApi('markRead', { key, params: { id } }),
    onMutate: (id) => readAtOnce(client, id),
    onError: (_fault, _id, putBack) => {
      putBack?.();
      showToast(textOf(notificationMessages)('markFailed'), 'failure');
    },
    onSettled: () => refresh('listNotifications', 'latestUnread'),
  });
}

export type Preferences = Answer<'notificationPreferences'>;

type Preference = Preferences[number];

const notificationPreferencesQuery = () =>
  queryOptions({
    queryKey: keyOf('notificationPreferences'),
    queryFn: ({ signal }) => callApi('notificationPreferences', { signal }),
  });

export const useNotificationPreferences = () => useQuery(notificationPreferencesQuery());

export function useSetNotificationPreferences() {
  const client = useQueryClient();
  const { queryKey } = notificationPreferencesQuery();
  const showPreference = ({ kind, push }: Preference) =>
    client.setQueryData(queryKey, (all) => all?.map((one) => (one.kind === kind ? { kind, push } : one)));
  return useAction({
    mutationFn: (preference: Preference, key) =>
      callApi('setNotificationPreferences', { key, body: { preferences: [preference] } }),
    onMutate: async (preference) => {
      await client.cancelQueries({ queryKey });
      showPreference(preference);
    },
    onError: (_fault, { kind, push }) => showPreference({ kind, push: !push }),
  });
}
