import { defineMessages } from '../../lib/i18n/messages.js';

export const passbookMessages = defineMessages('cotton-passbook', {
  title: 'Cotton passbook',
  lead: 'Month by month for a financial year (April to March). Deposits are refunded when you return the wicks.',
  year: 'Year',
  month: 'Month',
  taken: 'Cotton received',
  returned: 'Wicks returned',
  paid: 'Deposit paid',
  back: 'Deposit refunded',
  held: 'Deposit held',
  earned: 'Making charges',
  total: 'Total',
  before: 'Opening deposit balance: {amount}',
  empty: 'No entries this year',
  emptyHint: 'Orders appear here once approved.',
  print: 'Print',
  printedOn: 'Printed on {moment}',
});
