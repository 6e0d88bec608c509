import { defineMessages } from '../../lib/i18n/messages.js';

export const openingMessages = defineMessages('openings', {
  title: 'Document access history',
  'numbers-revealed': 'Viewed your document numbers',
  'bank-details-revealed': 'Viewed your bank details for a payout',
  'scan-opened': 'Opened a document',
  'temporary-password-given': 'Gave a temporary password, and could log in as you',
  by: '{name}, {date}',
  byAsOwner: 'You or {name}, in a login whose password {name} gave, {date}',
  others: 'This login may also have been used by: {names}',
  head: 'the head',
  member: 'a member',
  staff: 'the office',
  other: 'the system',
  none: 'No one yet',
});
