import { defineMessages } from '../../lib/i18n/messages.js';

/** Who opened the reader's documents. */
export const openingMessages = defineMessages('openings', {
  title: 'Who opened your documents',
  lead: 'Everybody but you who was shown your numbers or scans stands here.',
  'numbers-revealed': 'Was shown the numbers of your documents',
  'bank-details-revealed': 'Was shown your bank details for a payout',
  'scan-opened': 'Opened the scan of a paper',
  by: '{name}, {date}',
  head: 'the head',
  member: 'a member',
  other: 'the system',
  none: 'Nobody so far.',
});
