import { fill, formatRupees, personalKinds, reasonSentence, toRupees, type PersonalKind } from '@deepam/contracts';

/** As they are stored: amounts in paise. Older documents hold `amount`, in rupees. */
export type StoredParams = Readonly<Record<string, string | number>>;

export interface NotificationText {
  readonly title: string;
  readonly body: string;
}

/** As they leave the service: `amount` in rupees. */
export function shownParams({ amountPaise, ...params }: StoredParams): Record<string, string | number> {
  return amountPaise === undefined ? params : { ...params, amount: toRupees(Number(amountPaise)) };
}

/** In English: for pushes, and for whoever has no words of their own for the kind. */
export function notificationText(kind: PersonalKind, stored: StoredParams): NotificationText {
  const params = shownParams(stored);
  const shown = 'amount' in params ? { ...params, amount: formatRupees(Number(params.amount)) } : params;
  const { title, body } = personalKinds[kind];
  const sentences = shown.reason === undefined ? [body] : [body, reasonSentence];
  return { title, body: sentences.map((sentence) => fill(sentence, shown)).join(' ') };
}
