import { shownLines, shownMissing, shownStatements } from './bank-answers.mjs';
import { shownFiles, shownPlan } from './transfer-answers.mjs';
import {
  bankFilePath,
  chooseAnswer,
  chooseForFile,
  openFileDialog,
  seesBankFile,
  seesPaidTwice,
  seesPayables,
  seesSubmittedFile,
  seesToRecord,
} from './transfer-steps.mjs';
import {
  selectRows,
  inPanel,
  openInMenu,
  openOrderOfDesk,
  confirmSchedule,
  confirmTaxRates,
  chooseStatement,
  reviewStatement,
} from './desk-steps.mjs';
import { tryTo, open, answers } from './screen-steps.mjs';
import { shownRegister } from './tax-answers.mjs';

/** An earlier transfer was made, so that a second approver is needed. */
const needsApprover = {
  amount: 500,
  tax: 10,
  net: 490,
  hasPan: true,
  needsApprover: true,
  statementsUpTo: '2026-01-04',
};

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
    act: openInMenu('Mark as shipped', 'cotton'),
  },
  { name: 'commission-schedule', path: '/settings?section=rates', as: 'Head' },
  { name: 'tax', path: '/tax', as: 'Head' },
  { name: 'tax-rates', path: '/settings?section=tds', as: 'Head' },
  { name: 'tax-register', path: '/tax', as: 'Head', before: answers('/admin/tax-register?*', 200, shownRegister) },
  {
    name: 'tax-deposit',
    path: '/tax',
    as: 'Head',
    dialog: true,
    before: answers('/admin/tax-register?*', 200, shownRegister),
    act: open('Record payment'),
  },
  { name: 'tax-confirm', path: '/settings?section=tds', as: 'Head', dialog: true, act: confirmTaxRates },
  { name: 'reports', path: '/reports', as: 'Head' },
  { name: 'cotton-stock', path: '/cotton-stock', as: 'Head' },
  { name: 'cotton-stock-purchase', path: '/cotton-stock', as: 'Head', dialog: true, act: tryTo('Record purchase') },
  { name: 'cotton-stock-loss', path: '/cotton-stock', as: 'Head', dialog: true, act: tryTo('Adjust stock') },
  { name: 'requests', path: '/requests?queue=plans', as: 'Head' },
  { name: 'requests-members', path: '/requests?queue=members', as: 'Head' },
  { name: 'requests-payouts', path: '/requests?queue=payouts', as: 'Head' },
  { name: 'requests-cancellations', path: '/requests?queue=cancellations', as: 'Head' },
  { name: 'requests-passwords', path: '/requests?queue=passwords', as: 'Head' },
  { name: 'requests-reject', path: '/requests?queue=plans', as: 'Head', dialog: true, act: tryTo('Reject Plan') },
  { name: 'requests-cotton', path: '/requests?queue=orders', as: 'Head' },
  { name: 'requests-returns', path: '/requests?queue=returns', as: 'Head' },
  { name: 'bank', path: '/bank', as: 'Head' },
  { name: 'bank-lines', path: '/bank', as: 'Head', before: seesMoney },
  { name: 'bank-dismissal', path: '/bank', as: 'Head', dialog: true, before: seesMoney, act: open('Dismiss reversal') },
  {
    name: 'bank-other-amount',
    path: '/bank',
    as: 'Head',
    dialog: true,
    before: seesMoney,
    act: open('Confirm match'),
  },
  { name: 'bank-preview', path: '/bank', as: 'Head', act: chooseStatement },
  { name: 'bank-review', path: '/bank', as: 'Head', act: reviewStatement },
  { name: 'business', path: '/settings', as: 'Head' },
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
    path: '/dashboard?payouts=requested',
    as: 'Head',
    dialog: true,
    act: (page) => inPanel(page, 'payouts', 'Approve'),
  },
  {
    name: 'payout-needs-approver',
    path: '/dashboard?payouts=requested',
    as: 'Head',
    dialog: true,
    before: answers('/admin/payables/*/amount-to-send', 200, needsApprover),
    act: (page) => inPanel(page, 'payouts', 'Approve'),
  },
  { name: 'payables', path: '/payables', as: 'Head', before: seesPayables },
  {
    name: 'payable-transfers',
    path: '/payables?payouts=in-transfer',
    as: 'Head',
    dialog: true,
    before: seesToRecord,
    act: (page) => inPanel(page, 'payouts', 'Transfers'),
  },
  {
    name: 'payable-record-sent',
    path: '/payables?payouts=in-transfer',
    as: 'Head',
    dialog: true,
    before: seesToRecord,
    act: open('Transfers', 'Record as sent'),
  },
  {
    name: 'payable-paid-twice',
    path: '/payables?payouts=paid-twice',
    as: 'Head',
    dialog: true,
    before: seesPaidTwice,
    act: open('Transfers', 'Record recovery'),
  },
  {
    name: 'payout-reject',
    path: '/dashboard?payouts=requested',
    as: 'Head',
    dialog: true,
    act: (page) => inPanel(page, 'payouts', 'Reject'),
  },
  {
    name: 'payout-proof',
    path: '/dashboard?payouts=paid',
    as: 'Head',
    dialog: true,
    act: open('Transfers', /^View/),
  },
  { name: 'bank-files', path: '/bank-files', as: 'Head', before: answers('/admin/bank-files?*', 200, shownFiles) },
  { name: 'empty-bank-files', path: '/bank-files', as: 'Head', before: answers('/admin/bank-files?*', 200, []) },
  { name: 'bank-file', path: bankFilePath, as: 'Head', before: seesBankFile },
  { name: 'bank-file-answer', path: bankFilePath, as: 'Head', before: seesBankFile, act: chooseAnswer },
  {
    name: 'bank-file-download',
    path: bankFilePath,
    as: 'Head',
    dialog: true,
    before: seesBankFile,
    act: openFileDialog('download'),
  },
  {
    name: 'bank-file-cancel',
    path: bankFilePath,
    as: 'Head',
    dialog: true,
    before: seesSubmittedFile,
    act: openFileDialog('cancel'),
  },
  {
    name: 'bank-file-make',
    path: '/dashboard?payouts=requested',
    as: 'Head',
    dialog: true,
    before: answers('/admin/bank-files/preview', 200, shownPlan),
    act: chooseForFile,
  },
  {
    name: 'cotton-details',
    path: '/dashboard?orders=Requested',
    as: 'Head',
    dialog: true,
    act: openInMenu('Order details', 'cotton'),
  },
  { name: 'schedule-confirm', path: '/settings?section=rates', as: 'Head', dialog: true, act: confirmSchedule },
];
