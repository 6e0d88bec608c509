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

export const payoutKinds = defineKinds({
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
