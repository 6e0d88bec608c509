import { defineMessages } from '../../lib/i18n/messages.js';

export const profileStepMessages = defineMessages('profile-steps', {
  title: 'What your profile needs',
  done: '{done} of {all} done',
  isDone: 'Done',
  add: 'Add',
  photo: 'Photo',
  photoWhy: 'So that your sponsor and the head recognise you.',
  contact: 'Email and address',
  contactWhy: 'Your kit and cotton are delivered to this address.',
  identity: 'Aadhaar and ID proof',
  identityWhy: 'The head checks who you are before approving your account.',
  pan: 'PAN',
  panWhy: 'Where income tax is deducted from commission, it is recorded under your PAN.',
  bank: 'Bank account',
  bankWhy: 'Your payouts are sent there.',
  completeTitle: 'Your profile is complete',
  complete: 'The head looks at your account now. Your dashboard opens once it is approved.',
});
