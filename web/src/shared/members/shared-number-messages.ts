import { defineMessages } from '../../lib/i18n/messages.js';

export const sharedNumberMessages = defineMessages('shared-numbers', {
  title: 'Also used in another account',
  lead: 'This may be one person with several accounts. Check before approving.',
  adharNo: 'Aadhaar {number}',
  panCardNo: 'PAN {number}',
  bankAccountNo: 'Bank account {number}',
  mobile: 'Mobile ending in {number}',
  owed: 'owed {amount} when it was closed',
  more: 'and {count} more',
  deleted: 'Deleted registration',
  head: 'the company',
  looking: 'Checking for shared numbers…',
  failed: 'Couldn’t check for shared numbers. {error}',
  again: 'Try again',
  badge: 'Shared number',
});
