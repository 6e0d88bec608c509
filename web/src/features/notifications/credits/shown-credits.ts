import type { NotificationView } from '@deepam/contracts';
import { createStore } from '../../../lib/store.js';
import { added, type Credit } from './credits.js';

interface Shown {
  /** All that came since the sheet was closed. */
  readonly credits: readonly Credit[];
  /** That of the only one, not yet in words: the page may change its language while the sheet is there. */
  readonly notification: NotificationView;
}

/** What the sheet tells of; null where there is none. */
export const shownCredits = createStore<Shown | null>(null);

/** What comes while the sheet is there is added to its sum. */
export function showCredits(news: readonly Credit[], notification: NotificationView): void {
  const before = shownCredits.get()?.credits ?? [];
  const fresh = added(before, news);
  if (fresh.length > 0) shownCredits.set({ credits: [...before, ...fresh], notification });
}

export const closeCredits = (): void => shownCredits.set(null);
