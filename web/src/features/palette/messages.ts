import { defineMessages } from '../../lib/i18n/messages.js';

/** The search of the whole desk. */
export const paletteMessages = defineMessages('palette', {
  title: 'Search the desk',
  placeholder: 'Name, code, mobile, UTR or screen',
  close: 'Close',
  results: 'Results',
  recent: 'Chosen lately',
  screens: 'Screens',
  members: 'Members',
  orders: 'Cotton orders',
  payouts: 'Payouts and refunds',
  payments: 'Payments by UTR',
  grievances: 'Grievances',
  order: '{name}, {kg} kg of cotton',
  'payable.payout': '{name}, payout of {amount}',
  'payable.deposit-refund': '{name}, deposit refund of {amount}',
  'payable.plan-refund': '{name}, plan refund of {amount}',
  bankLine: 'In the bank: {amount} on {date}',
  sentBy: 'Sent by {name}',
  typeMore: 'Type at least two letters or digits.',
  searching: 'Searching…',
  nothing: 'Nothing found. Codes, UTR and ticket numbers are searched whole.',
  someFailed: 'Part of the search failed. {error}',
  'found.one': '{count} result',
  'found.other': '{count} results',
});
