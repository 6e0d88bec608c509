import type { Paise } from '../money.js';
import { cottonKinds } from './cotton-kinds.js';
import { grievanceKinds } from './grievance-kinds.js';
import { incomeKinds } from './income-kinds.js';
import { payoutKinds } from './payout-kinds.js';
import { planKinds } from './plan-kinds.js';
import { requestKinds } from './request-kinds.js';
import { approvalKinds } from './approval-kinds.js';
import { securityKinds } from './security-kinds.js';
import type { ParameterOf } from './sentence.js';

export const personalKinds = {
  ...incomeKinds,
  ...payoutKinds,
  ...planKinds,
  ...cottonKinds,
  ...securityKinds,
  ...grievanceKinds,
  ...requestKinds,
  ...approvalKinds,
};
export type PersonalKind = keyof typeof personalKinds;
export type NotificationKind = PersonalKind | 'broadcast';

export const notificationKinds: readonly NotificationKind[] = [
  ...(Object.keys(personalKinds) as PersonalKind[]),
  'broadcast',
];

/** False for a kind that a newer release has stored, during an upgrade or after a rollback. */
export const isPersonalKind = (kind: string): kind is PersonalKind => Object.hasOwn(personalKinds, kind);

export const unknownNews = { title: 'News', body: 'There is something new for you.', page: '/notifications' } as const;

/** Kinds whose pushes can be switched off: all except those about the safety of the account. */
export type SwitchableKind = Exclude<NotificationKind, keyof typeof securityKinds>;
export const isSwitchable = (kind: NotificationKind): kind is SwitchableKind => !Object.hasOwn(securityKinds, kind);

/** Follows the sentence of any kind whose parameters hold a reason. */
export const reasonSentence = 'Reason: {reason}';

type Named<K extends PersonalKind> = ParameterOf<(typeof personalKinds)[K]['title' | 'body']>;

/** The parameters of the sentence; `{amount}` in paise. */
export type NotificationParams<K extends PersonalKind> = {
  readonly [Name in Named<K> as Name extends 'amount' ? 'amountPaise' : Name]: Name extends 'amount'
    ? Paise
    : Name extends 'kg' | 'level'
      ? number
      : string;
} & { readonly reason?: string; readonly source?: string };
