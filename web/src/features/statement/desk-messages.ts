import { defineMessages } from '../../lib/i18n/messages.js';

export const statementDeskMessages = defineMessages('statement-desk', {
  correct: 'Reverse',
  correctTitle: 'Reverse this credit',
  correctLead: 'A separate entry reverses as much of the credit as you enter. The member will see the reason.',
  correctAmount: 'Amount',
  correctLeft: 'Up to {left}',
  correctAmountOdd: 'Please enter an amount between ₹0.01 and {left}.',
  corrected: '{amount} reversed.',
  correctFailed: 'Couldn’t reverse it. {error}',
});
