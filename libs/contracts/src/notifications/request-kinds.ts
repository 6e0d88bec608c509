import { defineKinds } from './notification-kind.js';

const request = { to: 'head', group: 'requests' } as const;
const network = ['memberNetwork', 'waitingMembers', 'dashboard'] as const;
const cotton = {
  ...request,
  changes: ['networkCottonOrders', 'waitingCotton'],
  page: '/dashboard#cotton',
  opens: '/dashboard?order={subject}#cotton',
} as const;

export const requestKinds = defineKinds({
  'member-registered': {
    ...request,
    title: 'New registration',
    body: '{name} ({code}) registered and is waiting for approval.',
    changes: network,
    page: '/network?show=unapproved',
    opens: '/network?member={about}',
  },
  'plan-requested': {
    ...request,
    title: 'Plan requested',
    body: '{name} sent proof of paying {amount} for the {plan} plan. Check it before approving.',
    changes: network,
    page: '/network?show=plan-requests',
    opens: '/network?member={about}',
  },
  'cancellation-requested': {
    ...request,
    title: 'Plan cancellation requested',
    body: '{name} wants to cancel the {plan} plan and get {amount} back.',
    changes: ['listCancellations'],
    page: '/requests?queue=cancellations',
  },
  'cotton-requested': { ...cotton, title: 'Cotton requested', body: '{name} has ordered {kg} kg of cotton.' },
  'return-requested': {
    ...cotton,
    title: 'Deposit return requested',
    body: '{name} requests the deposit back for {kg} kg of cotton.',
  },
  'password-requested': {
    ...request,
    title: 'Password reset requested',
    body: '{name} forgot their password and is waiting for your call.',
    changes: ['passwordRequests', 'waitingPasswordRequests'],
    page: '/requests?queue=passwords',
  },
  'payout-requested': {
    ...request,
    title: 'Payout requested',
    body: '{name} requests a payout of {amount}.',
    changes: ['memberCommissions', 'payables', 'waitingPayouts', 'businessOverview'],
    page: '/dashboard#payouts',
    opens: '/dashboard?payout={subject}#payouts',
  },
});
