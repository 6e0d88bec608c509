import { defineMessages } from '../../lib/i18n/messages.js';

export const openingMessages = defineMessages('openings', {
  title: 'Who opened your documents',
  lead: 'Everybody but you who was shown your numbers or scans, or could see them, is listed here.',
  'numbers-revealed': 'Was shown the numbers of your documents',
  'bank-details-revealed': 'Was shown your bank details for a payout',
  'scan-opened': 'Opened the scan of a paper',
  'temporary-password-given': 'Gave a temporary password, and could log in as you',
  by: '{name}, {date}',
  byAsOwner: 'You or {name}, in a login whose password {name} gave, {date}',
  others: 'This login may also have been used by: {names}',
  head: 'the head',
  member: 'a member',
  staff: 'the office',
  other: 'the system',
  none: 'Nobody so far.',
});
