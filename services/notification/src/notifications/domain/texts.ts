import { fill, formatRupees, personalKinds, reasonSentence, toRupees, type PersonalKind } from '@deepam/contracts';

/** Amounts are in paise. */
export type StoredParams = Readonly<Record<string, string | number>>;

export interface NotificationText {
  readonly title: string;
  readonly body: string;
}

export function shownParams({ amountPaise, ...params }: StoredParams): Record<string, string | number> {
  return amountPaise === undefined ? params : { ...params, amount: toRupees(Number(amountPaise)) };
}

/** The text is English, for pushes and for clients without a text for the kind. */
export function notificationText(kind: PersonalKind, stored: StoredParams): NotificationText {
  const params = shownParams(stored);
  const shown = 'amount' in params ? { ...params, amount: formatRupees(Number(params.amount)) } : params;
  const { title, body } = personalKinds[kind];
  const sentences = shown.reason === undefined ? [body] : [body, reasonSentence];
  return { title, body: sentences.map((sentence) => fill(sentence, shown)).join(' ') };
}
