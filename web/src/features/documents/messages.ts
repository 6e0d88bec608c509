import { defineMessages } from '../../lib/i18n/messages.js';

export const documentMessages = defineMessages('documents', {
  title: 'Invoices and receipts',
  lead: 'Issued in the language you use at the time. Documents don’t change afterwards.',
  list: 'Your documents',
  number: 'Number',
  what: 'Type',
  amount: 'Amount',
  date: 'Date',
  actions: 'File',
  download: 'Download',
  downloadFailed: 'Couldn’t download. {error}',
  empty: 'No documents yet',
  emptyHint: 'They appear here when a plan, a deposit or a payout is approved.',
  'kind.invoice': 'Invoice',
  'kind.credit-note': 'Credit note',
  'kind.deposit-receipt': 'Receipt for a deposit',
  'kind.deposit-refund': 'Deposit returned',
  'kind.payout-advice': 'Payout advice',
  yearly: 'Yearly statement',
  yearlyLead: 'Commission, payouts and deposits for April to March.',
  year: 'Financial year',
});
