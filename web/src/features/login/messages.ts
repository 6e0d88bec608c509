import { defineMessages } from '../../lib/i18n/messages.js';

export const loginMessages = defineMessages('login', {
  title: 'Login',
  lead: 'Welcome back. Log in with your mobile number.',
  mobile: 'Mobile Number',
  password: 'Password',
  submit: 'Login',
  back: 'Back',
  codeLead: 'Your account is guarded by an authenticator app, too.',
  tenDigits: 'The mobile number should be 10 digits',
  passwordNeeded: 'Please enter a password',
  newHere: 'New here?',
  register: 'Create an account',
  forgot: 'Forgot your password?',
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Tell us the mobile number that you log in with. We call that number and give you a temporary password.',
  forgotSubmit: 'Ask for a call',
  forgotSent:
    'Thank you. If this number is registered, the office will call you on it. We never ask for your old password, an OTP or a PIN.',
  backToLogin: 'Back to the login',
  suspendedFor: 'Reason: {reason}',
  expired: 'Your session has expired. Please log in again.',
  demoTitle: 'Try the demo',
  demoLead: 'This is a demo with sample data. Log in with one tap as:',
  demoHead: 'Head',
  demoUnapproved: 'New member (not approved)',
});
