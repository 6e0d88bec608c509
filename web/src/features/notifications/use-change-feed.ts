import type { NotificationView } from '@deepam/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import { useText } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import { type LatestUnread, useLatestUnread } from './api.js';
import { keepConnected } from './live/keep-connected.js';
import { isLive, onNotification, onRead } from './live/tabs.js';
import { creditOf, showCredits } from './credits/credits.js';
import { changesByKind } from './changes-by-kind.js';
import { notificationMessages } from './notification-messages.js';
import { useNotificationText } from './use-notification-text.js';

/** Notifications within this time are handled together: fifty approvals cause one refetch. */
const gatherMs = 250;

/**
 * New notifications update the bell, refetch the affected lists and show a toast. Without a connection the bell polls.
 */
export function useChangeFeed(): void {
  const t = useText(notificationMessages);
  const say = useNotificationText();
  const refresh = useRefresh();
  const client = useQueryClient();
  const latest = useLatestUnread().data?.items;
  const known = useRef(new Set<string>());
  /**
   * The value is the time of the latest notification in the first answer; older notifications that move up later are
   * not new.
   */
  const newest = useRef<string | null>(null);

  const tell = useEffectEvent((fresh: readonly NotificationView[]) => {
    void refresh('listNotifications', ...new Set(fresh.flatMap(({ kind }) => changesByKind[kind]?.changes ?? [])));
    if (document.visibilityState !== 'visible') return;
    const credits = fresh.flatMap((one) => creditOf(one) ?? []);
    if (credits.length > 0) showCredits(credits, fresh.find(creditOf)!);
    const [first, ...more] = fresh.filter((one) => creditOf(one) === null);
    if (first === undefined) return;
    showToast(more.length > 0 ? t('manyNews', { count: more.length + 1 }) : say(first).body);
  });
  const count = useEffectEvent((fresh: readonly NotificationView[]) => {
    client.setQueryData<LatestUnread>(keyOf('latestUnread'), (before) => before && withFresh(before, fresh));
  });
  const settle = useEffectEvent(() => void refresh('latestUnread'));
  const readElsewhere = useEffectEvent(() => void refresh('latestUnread', 'listNotifications'));

  useEffect(() => {
    let waiting: NotificationView[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = onNotification((view) => {
      if (known.current.has(view._id)) return;
      known.current.add(view._id);
      waiting.push(view);
      timer ??= setTimeout(() => {
        timer = undefined;
        count(waiting);
        tell(waiting);
        // The notification was read elsewhere or is not among the five, so the server is asked.
        settle();
        waiting = [];
      }, gatherMs);
    });
    // Notifications from before the connection are only known to the server.
    const unfollow = isLive.subscribe(() => isLive.get() && settle());
    const unheed = onRead(() => readElsewhere());
    const end = keepConnected();
    return () => {
      clearTimeout(timer);
      unfollow();
      unheed();
      unsubscribe();
      end();
    };
  }, []);

  useEffect(() => {
    if (latest === undefined) return;
    const since = newest.current;
    const fresh = latest.filter(
      ({ _id, createdAt }) => !known.current.has(_id) && since !== null && createdAt >= since,
    );
    for (const { _id } of latest) known.current.add(_id);
    if (fresh.length > 0) tell(fresh);
    newest.current = [since ?? '', ...latest.map(({ createdAt }) => createdAt)].toSorted().at(-1)!;
  }, [latest]);
}

function withFresh(before: LatestUnread, fresh: readonly NotificationView[]): LatestUnread {
  const here = new Set(before.items.map(({ _id }) => _id));
  const added = fresh.filter(({ _id }) => !here.has(_id));
  return {
    ...before,
    items: [...[...added].reverse(), ...before.items].slice(0, 5),
    total: (before.total ?? before.items.length) + added.length,
  };
}
