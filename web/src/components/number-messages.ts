import { defineMessages } from '../lib/i18n/messages.js';

/** The numbers of a person's documents and bank account. */
export const numberMessages = defineMessages('numbers', {
  adharNo: 'Aadhaar Number',
  panCardNo: 'PAN Card Number',
  bankAccountNo: 'Bank Account Number',
  ifscCode: 'IFSC Code',
  notGiven: 'Not added',
  showNumbers: 'Show numbers',
  hideNumbers: 'Hide numbers',
  numbersFailed: 'Couldn’t show the numbers. {error}',
  title: 'Documents and bank',
  recorded: 'Each look at these numbers is recorded.',
});
