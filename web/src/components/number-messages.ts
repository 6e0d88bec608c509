import { defineMessages } from '../lib/i18n/messages.js';

/** The numbers of a person's documents and bank account. */
export const numberMessages = defineMessages('numbers', {
  adharNo: 'Adhar Number',
  panCardNo: 'PAN Card Number',
  bankAccountNo: 'Bank Account Number',
  ifscCode: 'IFSC Code',
  notGiven: 'Not given',
  showNumbers: 'Show numbers',
  hideNumbers: 'Hide numbers',
  numbersFailed: 'The numbers could not be shown. {error}',
  title: 'Documents and bank',
  recorded: 'Each look at these numbers is recorded.',
});
