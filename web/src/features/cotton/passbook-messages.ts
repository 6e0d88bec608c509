import { defineMessages } from '../../lib/i18n/messages.js';

export const passbookMessages = defineMessages('cotton-passbook', {
  title: 'Cotton passbook',
  lead: 'Each month of a year from April to March. Deposits are yours, and come back with your wicks.',
  year: 'Year',
  month: 'Month',
  taken: 'Cotton taken',
  returned: 'Wicks given back',
  paid: 'Deposit paid',
  back: 'Deposit back',
  held: 'Deposit held',
  earned: 'Making charge earned',
  total: 'Total',
  before: 'Deposit held before: {amount}',
  empty: 'Nothing in this year',
  emptyHint: 'Cotton appears here once it is paid for and approved.',
  print: 'Print',
  printedOn: 'Printed on {moment}',
});
