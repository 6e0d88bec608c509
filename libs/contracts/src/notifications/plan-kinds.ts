import { defineKinds } from './notification-kind.js';

const plan = {
  to: 'member',
  group: 'plan',
  changes: ['dashboard', 'membership', 'profile'],
  page: '/dashboard',
} as const;

export const planKinds = defineKinds({
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
