import type { NotificationView } from '@deepam/contracts';
import { createStore } from '../../../lib/store.js';
import { newCredits, type Credit } from './credits.js';

interface Shown {
  readonly credits: readonly Credit[];
  /** The notification of a single credit, untranslated, because the language may change while the sheet is shown. */
  readonly notification: NotificationView;
}

export const shownCredits = createStore<Shown | null>(null);

export function showCredits(news: readonly Credit[], notification: NotificationView): void {
  const before = shownCredits.get()?.credits ?? [];
  const fresh = newCredits(before, news);
  if (fresh.length > 0) shownCredits.set({ credits: [...before, ...fresh], notification });
}

export const closeCredits = (): void => shownCredits.set(null);
