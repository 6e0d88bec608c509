import { defineMessages } from '../../lib/i18n/messages.js';

export const timelineMessages = defineMessages('timeline', {
  registered: 'Registered',
  ordered: 'Ordered {kg} kg of cotton',
  askedPayout: 'Requested a payout of {amount}',
  filedGrievance: 'Filed grievance {ticket}',
  open: 'Open',
  noTrail: 'Reviews, logins and changes are in the audit trail, which your role doesn’t include.',
  empty: 'No activity yet',
});
