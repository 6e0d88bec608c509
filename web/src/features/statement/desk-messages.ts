import { defineMessages } from '../../lib/i18n/messages.js';

/** Of what the head does in a member's statement. */
export const statementDeskMessages = defineMessages('statement-desk', {
  correct: 'Take back',
  correctTitle: 'Take a credit back',
  correctLead:
    'As much of the credit as you enter is taken back by an entry of its own. The member is told the reason.',
  correctAmount: 'Amount',
  correctLeft: 'Up to {left}',
  correctAmountOdd: 'Please enter an amount between ₹0.01 and {left}.',
  corrected: '{amount} is taken back.',
  correctFailed: 'This was not done. {error}',
});
