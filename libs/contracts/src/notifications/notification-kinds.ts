import type { Paise } from '../money.js';
import { grievanceKinds } from './grievance-kinds.js';
import { requestKinds } from './request-kinds.js';
import { securityKinds } from './security-kinds.js';
import type { ParameterOf } from './sentence.js';
import { defineKinds } from './notification-kind.js';

const payout = {
  to: 'member',
  group: 'payout',
  changes: ['dashboard', 'balance', 'statement', 'statementBalances', 'statementSummary', 'memberNetwork'],
  page: '/dashboard',
  opens: '/dashboard?payout={subject}',
} as const;

const desk = {
  to: 'company',
  group: 'requests',
  changes: ['payables', 'payable', 'waitingPayouts', 'bankFiles', 'bankFile', 'payableAmount'],
  page: '/payables',
  opens: '/payables?payable={subject}',
} as const;

const payoutKinds = defineKinds({
  'payout-approved': { ...payout, title: 'Payout approved', body: 'Your payout of {amount} is approved.' },
  'transfer-paid': {
    ...payout,
    title: 'Money transferred',
    body: '{amount} was transferred to your bank account.',
    changes: [...payout.changes, 'cottonOrder'],
  },
  'payout-rejected': { ...payout, title: 'Payout rejected', body: 'Your payout of {amount} was rejected.' },
  'bank-details-changed': {
    ...payout,
    title: 'Bank details changed',
    body: 'Your bank details were changed. If this was not you, change your password and call the head at once.',
    changes: ['profile'],
    page: '/profile',
    opens: '/profile',
  },
  'pan-changed': {
    ...payout,
    title: 'PAN changed',
    body: 'Your PAN was changed. If this was not you, change your password and call the head at once.',
    changes: ['profile'],
    page: '/profile',
    opens: '/profile',
  },
  'transfer-returned': {
    ...desk,
    title: 'Transfer returned',
    body: 'The bank returned a transfer of {amount}. It is owed to the member again. Check the bank statement, then make a new transfer.',
  },
  'transfer-paid-twice': {
    ...desk,
    title: 'Duplicate transfer',
    body: 'The member may have received {amount} twice. Check the bank statement, then ask the member to give one payment back.',
  },
  'transfer-to-record': {
    ...desk,
    title: 'Record your transfer',
    body: 'Your transfer of {amount} is approved and not recorded as sent. If you have sent it, record it now. If not, send it within seven days of the approval; after that another person may send it.',
  },
});

const approval = {
  to: 'company',
  group: 'requests',
  // The row of a payout shows the pending request.
  changes: [
    ...(['commissionApprovals', 'networkApprovals', 'cottonApprovals', 'identityApprovals'] as const),
    ...(['waitingCommissionApprovals', 'waitingNetworkApprovals'] as const),
    ...(['waitingCottonApprovals', 'waitingIdentityApprovals', 'payables', 'payable'] as const),
  ],
  page: '/approvals',
} as const;

const ended = { ...approval, page: '/approvals?show=ended' } as const;

/** The decision changes the subject: a payout, a bank file or a plan. */
const decided = {
  ...ended,
  changes: [...approval.changes, 'waitingPayouts', 'bankFiles', 'bankFile', 'memberNetwork'],
} as const;

const approvalKinds = defineKinds({
  'approval-pending': {
    ...approval,
    title: 'A second approver is needed',
    body: 'A colleague has made a request that you may approve or reject.',
  },
  'approval-request-approved': {
    ...decided,
    title: 'Request approved',
    body: 'Your request was approved and carried out. If it was a payout, check whether to send the money now, and record the transfer then.',
  },
  // The requester may make the call until the file is made, or the hour is over.
  'approval-request-allowed': {
    ...approval,
    title: 'Request for a file approved',
    body: 'Your request for the file was approved. Please make the file within an hour.',
  },
  'approval-request-rejected': {
    ...ended,
    title: 'Request rejected',
    body: 'Your request was rejected; nothing was done.',
  },
  'approval-request-outdated': {
    ...decided,
    title: 'Request not completed',
    body: 'The subject of your request has changed, so nothing was done. Please check it and make a new request.',
  },
});

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
    title: 'Plan cancelled',
    body: 'Your {plan} plan was cancelled. See the plans page for your options.',
    changes: [...plan.changes, 'listPlanSales', 'balance'],
    page: '/plans',
  },
  'cancellation-rejected': {
    ...plan,
    title: 'Plan not cancelled',
    body: 'Your request to cancel the {plan} plan was rejected.',
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
    title: 'Cotton shipped',
    body: 'Your order of {kg} kg is on its way. Tracking number: {parcel}.',
  },
  'parcel-corrected': {
    ...cotton,
    title: 'Tracking number updated',
    body: 'The tracking number of your {kg} kg order is {parcel}.',
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
  'commission-reversed': {
    ...income,
    title: 'Commission reversed',
    body: '{amount} was reversed because the {plan} plan of {name} was cancelled.',
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

/** The value is false for a kind that a newer release has stored, during an upgrade or after a rollback. */
export const isPersonalKind = (kind: string): kind is PersonalKind => Object.hasOwn(personalKinds, kind);

export const unknownNews = { title: 'News', body: 'There is something new for you.', page: '/notifications' } as const;

export type SwitchableKind = Exclude<NotificationKind, keyof typeof securityKinds>;
export const isSwitchable = (kind: NotificationKind): kind is SwitchableKind => !Object.hasOwn(securityKinds, kind);

/** The sentence follows that of any kind whose parameters hold a reason. */
export const reasonSentence = 'Reason: {reason}';

type Named<K extends PersonalKind> = ParameterOf<(typeof personalKinds)[K]['title' | 'body']>;

/** The parameter `{amount}` of a sentence is in paise. */
export type NotificationParams<K extends PersonalKind> = {
  readonly [Name in Named<K> as Name extends 'amount' ? 'amountPaise' : Name]: Name extends 'amount'
    ? Paise
    : Name extends 'kg' | 'level'
      ? number
      : string;
} & { readonly reason?: string; readonly source?: string };
