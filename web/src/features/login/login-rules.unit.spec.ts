import { expect, it } from '@jest/globals';
import { loginIssue } from './login-rules.js';
import { loginMessages } from './messages.js';

it.each(['9876543210', '98765 43210', '+91 98765-43210', '09876543210', '1234567890'])(
  'a login accepts %s',
  (mobile) => {
    expect(loginIssue(mobile, 'secret')).toBeNull();
  },
);

it.each(['', '987654321', '98765432101', 'abcdefghij', '+92 9876543210'])('a login rejects %j', (mobile) => {
  expect(loginMessages.english[loginIssue(mobile, 'secret')!]).toBe('The mobile number should be 10 digits');
});

it('a login needs a password', () => {
  expect(loginIssue('9876543210', '')).toBe('passwordNeeded');
});
