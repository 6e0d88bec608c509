import { defineMessages } from '../../lib/i18n/messages.js';

export const numberMessages = defineMessages('numbers', {
  adharNo: 'Aadhaar Number',
  panCardNo: 'PAN Card Number',
  bankAccountNo: 'Bank Account Number',
  ifscCode: 'IFSC Code',
  bankHolder: 'Name as at the bank',
  notGiven: 'Not added',
  showNumbers: 'Show numbers',
  hideNumbers: 'Hide numbers',
  heldUntil:
    'The password of this account came from somebody else. Until {date} numbers and scans stay hidden and unchanged, and payouts wait. If you did not ask for the password, please call us now.',
  numbersFailed: 'Couldn’t show the numbers. {error}',
  idProof: 'Scan of the identity card',
  panidProof: 'Scan of the PAN card',
  openScan: 'Open',
  title: 'Documents and bank',
  recorded: 'Each look at these numbers is recorded.',
});
