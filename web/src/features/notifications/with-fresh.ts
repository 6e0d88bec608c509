import type { NotificationView } from '@deepam/contracts';
import type { LatestUnread } from './api/latest-unread.js';

export function withFresh(before: LatestUnread, fresh: readonly NotificationView[]): LatestUnread {
  const here = new Set(before.items.map(({ _id }) => _id));
  const added = fresh.filter(({ _id }) => !here.has(_id));
  return {
    ...before,
    items: [...[...added].reverse(), ...before.items].slice(0, 5),
    total: (before.total ?? before.items.length) + added.length,
  };
}
