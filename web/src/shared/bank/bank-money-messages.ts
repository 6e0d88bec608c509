import { defineMessages } from '../../lib/i18n/messages.js';

export const bankMoneyMessages = defineMessages('bank-money', {
  title: 'In the bank',
  'state.matched': 'Matched',
  'state.suggested': 'Suggested match',
  'state.ambiguous': 'Multiple matches',
  'state.unmatched': 'Unmatched',
  'state.missing': 'Payment not found',
  'state.reversed': 'Reversed',
  'reason.utr': 'Same UTR and amount',
  'reason.txnid': 'Same UPI link and amount',
  'reason.other-amount': 'Same number, another amount',
  'reason.partial-number': 'Same amount, most of the number',
  'reason.amount-and-name': 'Same amount, similar name',
  'reason.by-hand': 'Chosen by hand',
  line: '{amount} on {date}',
  reference: 'Reference {reference}',
  failed: 'Couldn’t look into the bank statements.',
});
