import { expect, it } from '@jest/globals';
import { textOf } from '../../lib/i18n/use-text.js';
import { networkMessages } from './messages.js';
import { welcomeText } from './welcome-text.js';

it('the message names the address, the mobile and the first step; the sponsor passes the password on in person', () => {
  const member = { name: 'Ganga Shinde', mobile: '9876543210', origin: 'https://deepam.example' };
  expect(welcomeText(textOf(networkMessages), member)).toBe(
    [
      'Welcome to Deepam, Ganga Shinde!',
      'Log in at https://deepam.example/login with your mobile number 9876543210.',
      'I’ll tell you your temporary password in person or by phone. You’ll set your own when you first log in.',
      'Then complete your profile: photo, address, ID proof, PAN and bank account.',
    ].join('\n'),
  );
});
