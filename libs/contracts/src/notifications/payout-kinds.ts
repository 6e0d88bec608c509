import { defineKinds } from './notification-kind.js';

const payout = {
  to: 'member',
  group: 'payout',
  changes: ['dashboard', 'balance', 'statement', 'statementBalances', 'statementSummary', 'memberNetwork'],
  page: '/dashboard',
  opens: '/dashboard?payout={subject}',
} as const;

/** To those who may decide payouts. */
const desk = {
  to: 'company',
  group: 'requests',
  changes: ['payables', 'payable', 'waitingPayouts', 'bankFiles', 'bankFile', 'payableAmount'],
} as const;

export const payoutKinds = defineKinds({
  'payout-approved': { ...payout, title: 'Payout approved', body: 'Your payout of {amount} is approved.' },
  'transfer-paid': { ...payout, title: 'Money transferred', body: '{amount} was transferred to your bank account.' },
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
    body: 'A transfer of {amount} was returned: the member has no money yet. Look at the bank statement, and transfer it again.',
    page: '/dashboard#payouts',
    opens: '/payables?payable={subject}',
  },
  'transfer-paid-twice': {
    ...desk,
    title: 'Paid twice?',
    body: 'The bank says that it has paid {amount} to a member who had that money already. Look at the bank statement, and ask for the money back.',
    page: '/dashboard#payouts',
    opens: '/payables?payable={subject}',
  },
  'transfer-to-record': {
    ...desk,
    title: 'Have you sent the money?',
    body: 'Your transfer of {amount} was approved, and is not recorded as sent. If you have sent it, record that now. If not, send it within a week of the approval; after that somebody else may, so ask them first.',
    page: '/dashboard#payouts',
    opens: '/payables?payable={subject}',
  },
});
