import { defineKinds } from './notification-kind.js';

const payout = {
  to: 'member',
  group: 'payout',
  changes: ['dashboard', 'balance', 'statement', 'statementBalances', 'statementSummary', 'memberNetwork'],
  page: '/dashboard',
  opens: '/dashboard?payout={subject}',
} as const;

export const payoutKinds = defineKinds({
  'payout-approved': { ...payout, title: 'Payout approved', body: 'Your payout of {amount} is approved.' },
  'payout-rejected': { ...payout, title: 'Payout rejected', body: 'Your payout of {amount} was rejected.' },
  'bank-details-changed': {
    ...payout,
    title: 'Bank details changed',
    body: 'Your bank details were changed. If this was not you, change your password and call the head at once.',
    changes: ['profile'],
    page: '/profile',
    opens: '/profile',
  },
});
