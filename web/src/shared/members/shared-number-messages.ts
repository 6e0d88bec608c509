import { defineMessages } from '../../lib/i18n/messages.js';

export const sharedNumberMessages = defineMessages('shared-numbers', {
  title: 'Also used in another account',
  lead: 'One person may be behind several accounts. Compare before you decide.',
  adharNo: 'Aadhaar {number}',
  panCardNo: 'PAN {number}',
  bankAccountNo: 'Bank account {number}',
  mobile: 'Mobile ending in {number}',
  owed: 'owed {amount} when it was closed',
  more: 'and {count} more',
  deleted: 'deleted registration',
  head: 'the company',
  looking: 'Comparing the numbers with other accounts…',
  failed: 'The numbers could not be compared with other accounts. {error}',
  again: 'Try again',
  badge: 'Number shared',
});
