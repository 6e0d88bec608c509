import { defineMessages } from '../../lib/i18n/messages.js';

export const bankMoneyMessages = defineMessages('bank-money', {
  title: 'Bank match',
  'state.to-match': 'To match',
  'state.matched': 'Matched',
  'state.suggested': 'Suggested match',
  'state.ambiguous': 'Multiple matches',
  'state.unmatched': 'Unmatched',
  'state.missing': 'Payment not found',
  'state.reversed': 'Reversed',
  'reason.utr': 'UTR and amount match',
  'reason.txnid': 'UPI transaction ID and amount match',
  'reason.other-amount': 'Reference matches, amount differs',
  'reason.partial-number': 'Amount matches, partial reference match',
  'reason.amount-and-name': 'Amount matches, similar name',
  'reason.by-hand': 'Matched manually',
  line: '{amount} on {date}',
  reference: 'Reference {reference}',
  failed: 'Couldn’t load bank matches.',
});
