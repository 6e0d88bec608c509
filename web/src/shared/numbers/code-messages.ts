import { defineMessages } from '../../lib/i18n/messages.js';

export const codeMessages = defineMessages('code', {
  password: 'Password',
  passwordNeeded: 'Please enter a password',
  appCode: 'Authenticator code',
  recoveryCode: 'Recovery code',
  needed: 'Enter the code',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use your authenticator app',
});
