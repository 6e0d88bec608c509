import { defineMessages } from '../../lib/i18n/messages.js';

export const numberMessages = defineMessages('numbers', {
  adharNo: 'Aadhaar Number',
  panCardNo: 'PAN Card Number',
  bankAccountNo: 'Bank Account Number',
  ifscCode: 'IFSC Code',
  bankHolder: 'Account holder name',
  notGiven: 'Not added',
  showNumbers: 'Reveal numbers',
  hideNumbers: 'Hide numbers',
  heldUntil:
    'The password of this account came from somebody else. Until {date} numbers and scans stay hidden and unchanged, and payouts wait. If you did not ask for the password, please call us now.',
  numbersFailed: 'Couldn’t reveal the numbers. {error}',
  idProof: 'ID proof',
  panidProof: 'PAN card',
  openScan: 'Open',
  title: 'Documents and bank',
  recorded: 'Each time these are revealed, it is logged.',
});
