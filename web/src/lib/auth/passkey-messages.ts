import { defineMessages } from '../i18n/messages.js';

export const passkeyMessages = defineMessages('passkey', {
  logIn: 'Log in with a passkey',
  use: 'Use a passkey',
  notUsed: 'No passkey was used; nothing has happened.',
  failed: 'This browser could not use a passkey here. Please use your password.',
  takenHere: 'This device has a passkey of your account already.',
});
