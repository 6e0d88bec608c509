import type { Paise } from '../money.js';
import { grievanceKinds } from './grievance-kinds.js';
import { payoutKinds } from './payout-kinds.js';
import { requestKinds } from './request-kinds.js';
import { approvalKinds } from './approval-kinds.js';
import { securityKinds } from './security-kinds.js';
import type { ParameterOf } from './sentence.js';
import { defineKinds } from './notification-kind.js';

const plan = {
  to: 'member',
  group: 'plan',
  changes: ['dashboard', 'membership', 'profile'],
  page: '/dashboard',
} as const;

const planKinds = defineKinds({
  'member-approved': {
    ...plan,
    title: 'Welcome!',
    body: 'Your registration is approved. You can use your dashboard now.',
  },
  'plan-approved': {
    ...plan,
    title: 'Plan approved',
    body: 'Your {plan} plan is approved.',
    opens: '/plans#{plan}',
  },
  'plan-rejected': {
    ...plan,
    title: 'Plan request rejected',
    body: 'Your request for the {plan} plan was rejected.',
    // The page shows the reason and offers to send another proof.
    page: '/plans',
  },
  'sale-reversed': {
    ...plan,
    title: 'Plan taken back',
    body: 'Your {plan} plan was taken back. What you may do now stands beside the plans.',
    changes: [...plan.changes, 'listPlanSales', 'balance'],
    page: '/plans',
  },
  'cancellation-refused': {
    ...plan,
    title: 'Your plan stays',
    body: 'Your request to give the {plan} plan back was refused.',
    changes: ['listPlanSales'],
    page: '/plans',
  },
});

const cotton = {
  to: 'member',
  group: 'cotton',
  changes: ['cottonOrders', 'cottonOrder', 'cottonPassbook'],
  page: '/cotton',
  opens: '/cotton/{subject}',
} as const;

const cottonKinds = defineKinds({
  'cotton-approved': { ...cotton, title: 'Cotton order approved', body: 'Your order of {kg} kg is approved.' },
  'cotton-rejected': { ...cotton, title: 'Cotton order rejected', body: 'Your order of {kg} kg was rejected.' },
  'cotton-sent': {
    ...cotton,
    title: 'Cotton sent',
    body: 'Your order of {kg} kg is on its way. Parcel number: {parcel}.',
  },
  'parcel-corrected': {
    ...cotton,
    title: 'Parcel number corrected',
    body: 'The right parcel number of your order of {kg} kg is {parcel}.',
  },
  'cotton-delivered': { ...cotton, title: 'Cotton delivered', body: 'Your order of {kg} kg has been delivered.' },
  'return-approved': {
    ...cotton,
    title: 'Deposit return approved',
    body: 'Your return for {kg} kg is approved: {amount}.',
    changes: [...cotton.changes, 'balance'],
  },
  'return-rejected': { ...cotton, title: 'Deposit return rejected', body: 'Your return for {kg} kg was rejected.' },
});

const income = {
  to: 'member',
  group: 'income',
  changes: ['dashboard', 'balance', 'statement', 'statementBalances', 'statementSummary', 'memberNetwork'],
  page: '/statement',
} as const;

const incomeKinds = defineKinds({
  'commission-credited': {
    ...income,
    page: '/wallet',
    title: 'Commission credited',
    body: 'You earned {amount} from the {plan} plan of {name} (level {level}).',
  },
  'earnings-credited': {
    ...income,
    page: '/wallet',
    title: 'Earnings credited',
    body: '{amount} was added to your earnings.',
  },
  'commission-taken-back': {
    ...income,
    title: 'Commission taken back',
    body: '{amount} was taken back: the {plan} plan of {name} was reversed.',
  },
  'credit-corrected': { ...income, title: 'Credit reversed', body: '{amount} was reversed.' },
});

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
