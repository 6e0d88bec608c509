import { createStore } from '../../../lib/store.js';
import { added, type Credit } from './credits.js';

interface Shown {
  /** All that came since the sheet was closed. */
  readonly credits: readonly Credit[];
  /** What the notification of the only one says. */
  readonly sentence: string;
}

/** What the sheet tells of; null where there is none. */
export const shownCredits = createStore<Shown | null>(null);

/** What comes while the sheet is there is added to its sum. */
export function showCredits(news: readonly Credit[], sentence: string): void {
  const before = shownCredits.get()?.credits ?? [];
  const fresh = added(before, news);
  if (fresh.length > 0) shownCredits.set({ credits: [...before, ...fresh], sentence });
}

export const closeCredits = (): void => shownCredits.set(null);
