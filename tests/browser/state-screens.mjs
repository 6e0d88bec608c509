import { seesOffer, triesLeft, typePin, wasAdded } from './account-steps.mjs';
import { hasRequested, openUpi, seesCredit, creditComes } from './member-steps.mjs';
import { againPath, orderIs, orderPath, orders } from './order-steps.mjs';
import { showsReceipt } from './payment-steps.mjs';
import { press, tryTo, withAnswer } from './screen-steps.mjs';

const planRejection = {
  plan: 'Gold',
  reason: 'The bank has no such payment. Please send the picture with the number of the transaction.',
  at: new Date(Date.now() - 86_400_000).toISOString(),
  by: null,
};
const wasRefused = withAnswer('/member/membership', { requestedPlan: null, planRejection });
const membershipIs = (change) => withAnswer('/member/membership', change);

const requestedPayout = {
  _id: '6650f1a2b3c4d5e6f7a8b9c3',
  date: '2026-01-05T06:30:00.000Z',
  amount: 1250.5,
  status: 'Requested',
  paymentProof: null,
  reason: null,
};
const onHold = ['2036-01-05', '2036-01-06', '2036-01-09', '2036-01-12', '2036-01-20', '2036-02-01'].map(
  (until, at) => ({ until, amount: 150 * (at + 1) }),
);
const waits = {
  available: 2202,
  availableFrom: { commission: 1702, earnings: 500 },
  reserved: 1250.5,
  pending: 3150,
  onHold,
  payoutsWait: { bankDetailsUntil: '2036-01-05T06:30:00.000Z', consentWithdrawn: true },
  commissionHistory: [requestedPayout],
};

const withdrawn = {
  available: 0,
  availableFrom: {
    commission: 0,
    earnings: 0,
  },
  reserved: 0,
  pending: 0,
  onHold: [],
  commission: 1702,
  earnings: 500,
  paid: 2202,
};

const returned = {
  ...requestedPayout,
  _id: '6650f1a2b3c4d5e6f7a8b9c4',
  status: 'Approved',
  transfer: {
    state: 'returned',
    returnedOn: '2026-01-08',
  },
};
const refunds = [
  {
    _id: '6650f1a2b3c4d5e6f7a8b9c5',
    kind: 'deposit-refund',
    state: 'owed',
    amount: 800,
    date: requestedPayout.date,
  },
  {
    _id: '6650f1a2b3c4d5e6f7a8b9c6',
    kind: 'plan-refund',
    state: 'paid',
    amount: 2500,
    date: requestedPayout.date,
    transfer: {
      state: 'paid',
      paidOn: '2026-01-09',
      utr: 'SBINN52026010500001',
    },
  },
];

export const stateScreens = [
  { name: 'plans-waiting', path: '/plans', as: 'Silver', before: hasRequested('Gold') },
  { name: 'plans-refused', path: '/plans', as: 'Silver', before: wasRefused },
  {
    name: 'plans-refused-proof',
    path: '/plans?proof=Gold',
    as: 'Silver',
    dialog: true,
    before: wasRefused,
    act: seesOffer,
  },
  { name: 'plans-refused-upi', path: '/plans', as: 'Silver', dialog: true, before: wasRefused, act: openUpi },
  { name: 'upi-read', path: '/plans', as: 'Silver', dialog: true, act: showsReceipt('1,000') },
  { name: 'upi-wrong-amount', path: '/plans', as: 'Silver', dialog: true, act: showsReceipt('2,500') },
  {
    name: 'dashboard-plan-waits',
    path: '/dashboard',
    as: 'Unapproved',
    before: withAnswer('/member/dashboard*', { requestedPlan: 'Silver' }),
  },
  { name: 'dashboard-plan-refused', path: '/dashboard', as: 'Unapproved', before: wasRefused },
  { name: 'cotton-unapproved', path: '/cotton', as: 'Unapproved' },
  { name: 'cotton-no-plan', path: '/cotton', as: 'Silver', before: membershipIs({ plan: null, requestedPlan: null }) },
  {
    name: 'cotton-plan-waits',
    path: '/cotton',
    as: 'Silver',
    before: membershipIs({ plan: null, requestedPlan: 'Silver' }),
  },
  ...Object.keys(orders).map((state) => ({
    name: `cotton-order-${state}`,
    path: orderPath,
    as: 'Gold',
    before: orderIs(state),
  })),
  { name: 'cotton-refused', path: '/cotton', as: 'Gold', before: orderIs('rejected') },
  {
    name: 'cotton-refused-proof',
    path: againPath,
    as: 'Gold',
    dialog: true,
    before: orderIs('rejected'),
    act: seesOffer,
  },
  {
    name: 'cotton-refused-unpaid',
    path: againPath,
    as: 'Gold',
    dialog: true,
    before: orderIs('rejected'),
    act: async (page) => {
      await page.getByRole('dialog').locator('summary').first().click();
      await page.getByRole('dialog').locator('dl').waitFor();
    },
  },
  { name: 'guide-return', path: orderPath, as: 'Gold', before: orderIs('delivered'), act: seesDrawings },
  { name: 'guide-wait', path: '/dashboard', as: 'Unapproved', act: seesDrawings },
  { name: 'wallet-withdrawn', path: '/wallet', as: 'Gold', before: withAnswer('/member/balance', withdrawn) },
  { name: 'wallet-waits', path: '/wallet', as: 'Gold', before: withAnswer('/member/balance', waits) },
  {
    name: 'wallet-returned',
    path: '/wallet',
    as: 'Gold',
    dialog: true,
    before: withAnswer('/member/balance', { ...waits, commissionHistory: [returned] }),
    act: press('View Payouts'),
  },
  { name: 'wallet-refunds', path: '/wallet', as: 'Gold', before: withAnswer('/member/balance', { ...waits, refunds }) },
  {
    name: 'wallet-suspended',
    path: '/wallet',
    as: 'Gold',
    before: withAnswer('/member/balance', {
      ...waits,
      available: -350,
      availableFrom: { commission: 0, earnings: 0 },
      payoutsWait: { suspended: true },
    }),
  },
  {
    name: 'wallet-withdraw-again',
    path: '/wallet',
    as: 'Gold',
    dialog: true,
    before: withAnswer('/member/balance', waits),
    act: tryTo('Withdraw'),
  },
  {
    name: 'credit-without-voice',
    path: '/profile',
    as: 'Gold',
    before: async (page) => {
      await withAnswer('/member/balance', waits)(page);
      await creditComes(page);
    },
    act: async (page) => {
      await seesCredit(page);
      await press('Yes')(page);
      await page.locator('[popover]').getByText('has no English voice').waitFor();
    },
  },
  {
    name: 'accounts-wrong-pin',
    path: '/profile#accounts',
    as: 'Gold',
    dialog: true,
    before: triesLeft(3),
    act: typePin,
  },
  { name: 'accounts-gone', path: '/profile#accounts', as: 'Gold', dialog: true, before: triesLeft(0), act: typePin },
  { name: 'accounts-offer', path: '/dashboard', as: 'Gold', dialog: true, before: wasAdded, act: seesOffer },
];

function seesDrawings(page) {
  return page.locator('main details[open] li svg').last().waitFor();
}
