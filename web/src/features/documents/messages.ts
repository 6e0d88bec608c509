import { defineMessages } from '../../lib/i18n/messages.js';

export const documentMessages = defineMessages('documents', {
  title: 'Invoices and receipts',
  lead: 'Made in the language that you read. Each stays as it is.',
  list: 'Your documents',
  number: 'Number',
  what: 'What it is',
  amount: 'Amount',
  date: 'Date',
  actions: 'File',
  download: 'Download',
  downloadFailed: 'It could not be downloaded. {error}',
  empty: 'There are no documents yet',
  emptyHint: 'They appear here when a plan, a deposit or a payout is approved.',
  'kind.invoice': 'Invoice',
  'kind.credit-note': 'Credit note',
  'kind.deposit-receipt': 'Receipt for a deposit',
  'kind.deposit-refund': 'Deposit returned',
  'kind.payout-advice': 'Payout advice',
  yearly: 'Yearly statement',
  yearlyLead: 'Commission, payouts and deposits of a tax year, April to March.',
  year: 'Tax year',
});
