import { defineMessages } from '../../lib/i18n/messages.js';

export const timelineMessages = defineMessages('timeline', {
  registered: 'Registered',
  ordered: 'Ordered {kg} kg of cotton',
  askedPayout: 'Asked for a payout of {amount}',
  filedGrievance: 'Filed grievance {ticket}',
  open: 'Open',
  noTrail: 'Decisions, logins and changes are in the audit trail, which your role does not include.',
  empty: 'Nothing yet',
});
