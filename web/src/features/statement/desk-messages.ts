import { defineMessages } from '../../lib/i18n/messages.js';

export const statementDeskMessages = defineMessages('statement-desk', {
  correct: 'Reverse',
  correctTitle: 'Reverse this credit',
  correctLead: 'Adds a reversing entry for the amount you enter. The member will see the reason.',
  correctAmount: 'Amount',
  correctLeft: 'Up to {left}',
  correctAmountOdd: 'Enter an amount from ₹0.01 to {left}.',
  inPayouts: '{amount} in open payouts',
  refundOwed: '{amount} plan refund owed',
  corrected: '{amount} reversed.',
  correctFailed: 'Couldn’t reverse it. {error}',
});
