import { defineMessages } from '../i18n/messages.js';

export const passkeyMessages = defineMessages('passkey', {
  logIn: 'Log in with a passkey',
  use: 'Use a passkey',
  notUsed: 'Passkey cancelled. Nothing was changed.',
  failed: 'Couldn’t use a passkey in this browser. Use your password instead.',
  takenHere: 'This device already has a passkey for your account.',
});
