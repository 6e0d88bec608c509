import { defineMessages } from '../../lib/i18n/messages.js';

export const loginMessages = defineMessages('login', {
  title: 'Login',
  lead: 'Welcome back. Log in with your mobile number.',
  mobile: 'Mobile Number',
  password: 'Password',
  submit: 'Login',
  back: 'Back',
  codeLead: 'Enter the code from your authenticator app.',
  tenDigits: 'The mobile number should be 10 digits',
  passwordNeeded: 'Please enter a password',
  newHere: 'New here?',
  register: 'Create an account',
  forgot: 'Forgot your password?',
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter your mobile number. We’ll call you and set a temporary password.',
  forgotSubmit: 'Request a call',
  forgotSent:
    'If this number is registered, our team will call you. We’ll never ask for your password, an OTP or a PIN.',
  backToLogin: 'Back to login',
  suspendedFor: 'Reason: {reason}',
  expired: 'Your session has expired. Please log in again.',
  demoTitle: 'Try the demo',
  demoLead: 'This is a demo with sample data. Log in with one tap as:',
  demoHead: 'Head',
  demoUnapproved: 'New member (not approved)',
});
