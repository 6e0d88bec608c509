import { shownLines, shownMissing, shownStatements } from './bank-answers.mjs';
import { shownBatches, shownPlan } from './batch-answers.mjs';
import {
  batchPath,
  chooseAnswer,
  chooseForBatch,
  openBatchDialog,
  sayUnpaid,
  seesBatch,
  seesFiledBatch,
} from './batch-steps.mjs';
import {
  selectRows,
  inPanel,
  openInMenu,
  openOrderOfDesk,
  confirmSchedule,
  confirmTaxRates,
  chooseStatement,
} from './desk-steps.mjs';
import { tryTo, open, answers } from './screen-steps.mjs';
import { shownRegister } from './tax-answers.mjs';

/** The bank says that it has made this payment already. */
const paidBefore = {
  ...{ amount: 500, tax: 0, net: 500, hasPan: null },
  filedBefore: { saidPaid: { reference: 'DPY222222222', utr: 'SBINN52026010500001', on: '2026-01-05' } },
};

const cameBack = {
  ...{ _id: '65f0000000000000000000c1', date: '2026-01-05T06:30:00.000Z', amount: 500, status: 'Approved' },
  ...{ paymentProof: null, reason: null, paidFrom: { commission: 500, earnings: 0 }, tax: 10, net: 490 },
  ...{ decidedDate: '2026-01-09T06:30:00.000Z', decidedBy: 'Kamala Rao', cameBackAt: '2026-01-10T06:30:00.000Z' },
  member: { _id: '65f0000000000000000000d1', name: 'Asha Patil', referralCode: 'SL4HT8WA1' },
};

async function seesCameBack(page) {
  await answers('/admin/payouts?*', 200, [cameBack])(page);
  const toSend = { amount: 500, tax: 10, net: 490, hasPan: true };
  await answers('/admin/payouts/*/amount-to-send', 200, toSend)(page);
}

/** Two wait for a second person, and one was granted to the reader, who sends it now. */
const { cameBackAt: _, ...approved } = cameBack;
const granted = {
  waits: { ...cameBack, waits: { askedBy: 'Meena Joshi', askedAt: '2026-01-11T06:30:00.000Z' } },
  isSent: {
    ...{ ...approved, _id: '65f0000000000000000000c2', sentAt: '2026-01-11T06:30:00.000Z' },
    detailsUntil: '2036-01-18T06:30:00.000Z',
  },
  isAsked: {
    ...{ ...cameBack, _id: '65f0000000000000000000c3', status: 'Requested' },
    ...{ decidedDate: undefined, decidedBy: undefined, cameBackAt: undefined },
    waits: { askedBy: 'Meena Joshi', askedAt: '2026-01-11T06:30:00.000Z' },
  },
};
const seesGranted = answers('/admin/payouts?*', 200, Object.values(granted));

async function seesMoney(page) {
  await answers('/admin/bank-lines?*', 200, shownLines)(page);
  await answers('/admin/bank-statements?*', 200, shownStatements)(page);
  await answers('/admin/expected-payments?*', 200, shownMissing)(page);
}

// Screens of the head: cotton, plans, payouts, bank and tax.
export const deskMoneyScreens = [
  { name: 'cotton-order-desk', path: '/dashboard?orders=Approved', as: 'Head', act: openOrderOfDesk },
  {
    name: 'cotton-send',
    path: '/dashboard?orders=Approved',
    as: 'Head',
    dialog: true,
    act: openInMenu('Mark as Sent', 'cotton'),
  },
  { name: 'commission-schedule', path: '/commission-schedule', as: 'Head' },
  { name: 'tax', path: '/tax', as: 'Head' },
  { name: 'tax-register', path: '/tax', as: 'Head', before: answers('/admin/tax-register?*', 200, shownRegister) },
  {
    name: 'tax-deposit',
    path: '/tax',
    as: 'Head',
    dialog: true,
    before: answers('/admin/tax-register?*', 200, shownRegister),
    act: open('Note a payment'),
  },
  { name: 'tax-confirm', path: '/tax', as: 'Head', dialog: true, act: confirmTaxRates },
  { name: 'reports', path: '/reports', as: 'Head' },
  { name: 'cotton-stock', path: '/cotton-stock', as: 'Head' },
  { name: 'cotton-stock-purchase', path: '/cotton-stock', as: 'Head', dialog: true, act: tryTo('Note a purchase') },
  { name: 'cotton-stock-loss', path: '/cotton-stock', as: 'Head', dialog: true, act: tryTo('Note a loss') },
  { name: 'requests', path: '/requests', as: 'Head' },
  { name: 'requests-reject', path: '/requests', as: 'Head', dialog: true, act: tryTo('Reject Plan') },
  { name: 'requests-cotton', path: '/requests?queue=orders', as: 'Head' },
  { name: 'requests-returns', path: '/requests?queue=returns', as: 'Head' },
  { name: 'bank', path: '/bank', as: 'Head' },
  { name: 'bank-lines', path: '/bank', as: 'Head', before: seesMoney },
  { name: 'bank-preview', path: '/bank', as: 'Head', act: chooseStatement },
  { name: 'business', path: '/business', as: 'Head' },
  { name: 'cotton-proof', path: '/dashboard', as: 'Head', dialog: true, act: open('View Payment Proof') },
  {
    name: 'cotton-approve',
    path: '/dashboard?orders=Requested',
    as: 'Head',
    dialog: true,
    act: (page) => inPanel(page, 'cotton', 'Approve'),
  },
  {
    name: 'cotton-reject',
    path: '/dashboard?orders=Requested',
    as: 'Head',
    dialog: true,
    act: openInMenu('Reject', 'cotton'),
  },
  { name: 'cotton-deliver', path: '/dashboard', as: 'Head', dialog: true, act: open('Mark as Delivered') },
  {
    name: 'cotton-bulk',
    path: '/dashboard?orders=Approved',
    as: 'Head',
    dialog: true,
    act: async (page) => {
      await selectRows(page);
      await open(/^Mark as Delivered \(/)(page);
    },
  },
  { name: 'cotton-return', path: '/dashboard', as: 'Head', dialog: true, act: open('Process Return') },
  {
    name: 'cotton-return-reject',
    path: '/dashboard',
    as: 'Head',
    dialog: true,
    act: open('Process Return', /^Reject/),
  },
  {
    name: 'payout-approve',
    path: '/dashboard?payouts=open',
    as: 'Head',
    dialog: true,
    act: (page) => inPanel(page, 'payouts', 'Approve'),
  },
  {
    name: 'payout-paid-before',
    path: '/dashboard?payouts=open',
    as: 'Head',
    dialog: true,
    before: answers('/admin/payouts/*/amount-to-send', 200, paidBefore),
    act: (page) => inPanel(page, 'payouts', 'Approve'),
  },
  { name: 'payout-came-back', path: '/dashboard?payouts=came-back#payouts', as: 'Head', before: seesCameBack },
  {
    name: 'payout-send-again',
    path: '/dashboard?payouts=came-back',
    as: 'Head',
    dialog: true,
    before: seesCameBack,
    act: (page) => inPanel(page, 'payouts', 'Send again'),
  },
  { name: 'payout-waits', path: '/dashboard#payouts', as: 'Head', before: seesGranted },
  {
    name: 'payout-sent-details',
    path: '/dashboard',
    as: 'Head',
    dialog: true,
    before: seesGranted,
    act: (page) => inPanel(page, 'payouts', 'Show bank details'),
  },
  {
    name: 'payout-reject',
    path: '/dashboard?payouts=open',
    as: 'Head',
    dialog: true,
    act: (page) => inPanel(page, 'payouts', 'Reject'),
  },
  {
    name: 'payout-proof',
    path: '/dashboard',
    as: 'Head',
    dialog: true,
    act: (page) => inPanel(page, 'payouts', 'View Payment Proof'),
  },
  {
    name: 'payout-batches',
    path: '/payout-batches',
    as: 'Head',
    before: answers('/admin/payout-batches?*', 200, shownBatches),
  },
  {
    name: 'empty-payout-batches',
    path: '/payout-batches',
    as: 'Head',
    before: answers('/admin/payout-batches?*', 200, []),
  },
  { name: 'payout-batch', path: batchPath, as: 'Head', before: seesBatch },
  { name: 'payout-batch-answer', path: batchPath, as: 'Head', before: seesBatch, act: chooseAnswer },
  {
    name: 'payout-batch-file',
    path: batchPath,
    as: 'Head',
    dialog: true,
    before: seesBatch,
    act: openBatchDialog('file'),
  },
  {
    name: 'payout-batch-cancel',
    path: batchPath,
    as: 'Head',
    dialog: true,
    before: seesFiledBatch,
    act: openBatchDialog('cancel'),
  },
  { name: 'payout-batch-unpaid', path: batchPath, as: 'Head', dialog: true, before: seesBatch, act: sayUnpaid },
  {
    name: 'payout-batch-make',
    path: '/dashboard?payouts=open',
    as: 'Head',
    dialog: true,
    before: answers('/admin/payout-batches/preview', 200, shownPlan),
    act: chooseForBatch,
  },
  {
    name: 'cotton-details',
    path: '/dashboard?orders=Requested',
    as: 'Head',
    dialog: true,
    act: openInMenu('Order details', 'cotton'),
  },
  { name: 'schedule-confirm', path: '/commission-schedule', as: 'Head', dialog: true, act: confirmSchedule },
];
