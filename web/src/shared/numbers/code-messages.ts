import { defineMessages } from '../../lib/i18n/messages.js';

export const codeMessages = defineMessages('code', {
  password: 'Password',
  passwordNeeded: 'Please enter a password',
  appCode: 'Code of your authenticator app',
  recoveryCode: 'Recovery code',
  needed: 'Please enter the code',
  useRecovery: 'I do not have the app: use a recovery code',
  useApp: 'Use the code of the app',
});
