import { defineMessages } from '../../lib/i18n/messages.js';

export const loginMessages = defineMessages('login', {
  title: 'Login',
  lead: 'Welcome back. Log in with your mobile number.',
  mobile: 'Mobile Number',
  password: 'Password',
  submit: 'Login',
  tenDigits: 'The mobile number should be 10 digits',
  passwordNeeded: 'Please enter a password',
  newHere: 'New here?',
  register: 'Create an account',
  expired: 'Your login has ended. Please log in again.',
  demoTitle: 'Try the demo',
  demoLead: 'This installation holds sample data. One click logs you in as:',
  demoHead: 'Head',
  demoUnapproved: 'Unapproved',
});
