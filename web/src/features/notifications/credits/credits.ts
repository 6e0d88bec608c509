import { type NotificationView, type Paise, sumPaise, toPaise } from '@deepam/contracts';
import { createStore } from '../../../lib/store.js';

type News = Pick<NotificationView, '_id' | 'kind' | 'params'>;

export interface Credit {
  readonly id: string;
  readonly paise: Paise;
}

const kinds: ReadonlySet<string> = new Set<NotificationView['kind']>(['commission-credited', 'earnings-credited']);

export function creditOf({ _id, kind, params }: News): Credit | null {
  const { amount } = params;
  return kinds.has(kind) && typeof amount === 'number' ? { id: _id, paise: toPaise(amount) } : null;
}

export const totalOf = (credits: readonly Credit[]): Paise => sumPaise(credits.map(({ paise }) => paise));

export const newCredits = (before: readonly Credit[], news: readonly Credit[]): readonly Credit[] => {
  const known = new Set(before.map(({ id }) => id));
  return news.filter(({ id }) => !known.has(id));
};

interface Shown {
  readonly credits: readonly Credit[];
  /** The notification of a single credit is untranslated, because the language may change while the sheet is shown. */
  readonly notification: NotificationView;
}

export const shownCredits = createStore<Shown | null>(null);

export function showCredits(news: readonly Credit[], notification: NotificationView): void {
  const before = shownCredits.get()?.credits ?? [];
  const fresh = newCredits(before, news);
  if (fresh.length > 0) shownCredits.set({ credits: [...before, ...fresh], notification });
}

export const closeCredits = (): void => shownCredits.set(null);
