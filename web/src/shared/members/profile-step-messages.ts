import { defineMessages } from '../../lib/i18n/messages.js';

export const profileStepMessages = defineMessages('profile-steps', {
  title: 'Complete your profile',
  done: '{done} of {all} done',
  isDone: 'Done',
  add: 'Add',
  photo: 'Photo',
  photoWhy: 'So your sponsor and our team can recognise you.',
  contact: 'Email and address',
  contactWhy: 'Your kit and cotton are delivered to this address.',
  identity: 'Aadhaar and ID proof',
  identityWhy: 'We verify your identity before approving your account.',
  pan: 'PAN',
  panWhy: 'TDS on commission is reported under your PAN.',
  bank: 'Bank account',
  bankWhy: 'We send your payouts here.',
  completeTitle: 'Your profile is complete',
  complete: 'We’re reviewing your account. Your dashboard opens once it’s approved.',
});
