import { defineMessages } from '../i18n/messages.js';

export const clientErrorMessages = defineMessages('client-errors', {
  unreachable: 'Can’t reach the server. Please try again in a moment.',
  offline: 'You seem to be offline. Please check your connection and try again.',
  unreadable: 'Unexpected response from the server. Please try again.',
  unavailable: 'The service is unavailable right now. Please try again.',
  tooMany: 'Too many attempts. Please try again in {minutes} minutes.',
  passwordNotGiven: 'Not done: your password is required.',
  silent: 'The request timed out. Please check your connection and try again.',
  unknown: 'Something went wrong. Please try again.',
});
