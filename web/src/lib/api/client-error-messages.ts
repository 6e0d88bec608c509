import { defineMessages } from '../i18n/messages.js';

/** Of calls that got no answer, or one without a sentence. */
export const clientErrorMessages = defineMessages('client-errors', {
  unreachable: 'The server cannot be reached. Please try again in a moment.',
  offline: 'You seem to be offline. Please check your connection and try again.',
  unreadable: 'The server gave an answer that cannot be read. Please try again.',
  unavailable: 'The service is not available at this moment. Please try again.',
  tooMany: 'Too many attempts. Please try again in {minutes} minutes.',
  passwordNotGiven: 'Nothing was done: this needs your password.',
  unknown: 'Something went wrong. Please try again.',
});
