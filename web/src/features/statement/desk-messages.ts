import { defineMessages } from '../../lib/i18n/messages.js';

/** Of what the head does in a member's statement. */
export const statementDeskMessages = defineMessages('statement-desk', {
  correct: 'Take back',
  correctTitle: 'Take a credit back',
  correctLead: 'The credit of {amount} is taken back by an entry of its own. The member is told the reason.',
  corrected: '{amount} is taken back.',
  correctFailed: 'This was not done. {error}',
});
