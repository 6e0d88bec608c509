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
  changes: ['deskPayouts', 'waitingPayouts', 'payoutBatches', 'payoutBatch', 'payoutAmountToSend'],
} as const;

export const payoutKinds = defineKinds({
  'payout-approved': { ...payout, title: 'Payout approved', body: 'Your payout of {amount} is approved.' },
  'payout-sent': { ...payout, title: 'Payout sent', body: '{amount} was sent to you.' },
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
  'payout-paid-after-all': {
    ...desk,
    title: 'Payout paid after all?',
    body: 'A payout was said not to be paid, and the bank says that it has paid {amount} for it. Check the bank statement before you send anything again.',
    page: '/dashboard#payouts',
    opens: '/dashboard?payout={subject}#payouts',
  },
  'payout-came-back': {
    ...desk,
    title: 'Payment came back',
    body: 'The payment of a payout of {amount} came back: the member has no money yet. Check the bank statement, and send it again from the list of payouts.',
    page: '/dashboard#payouts',
    opens: '/dashboard?payout={subject}#payouts',
  },
  'payout-still-to-send': {
    ...desk,
    title: 'Have you sent the payout?',
    body: 'You asked for approval of a payout of {amount}. It was granted, and is not recorded as sent. If you have sent it, record that now. If not, send it within a week of the grant; after that somebody else may, so ask again first.',
    page: '/dashboard#payouts',
    opens: '/dashboard?payout={subject}#payouts',
  },
  'payout-paid-twice': {
    ...desk,
    title: 'Payout paid twice?',
    body: 'The bank says that it has paid {amount} for a payout that was already paid or given back to the balance. Check the bank statement, and ask for the money back.',
    page: '/payout-batches',
    opens: '/payout-batches?batch={subject}',
  },
});
