import { expect, it } from '@jest/globals';
import { networkConfig } from './config.js';

const { PAYEE_VPA, PAYEE_NAME } = networkConfig.shape;

it.each(['deepam@upi', 'deepam.wicks-01@okhdfcbank', '9876543210@ybl'])('the payee may be %s', (address) => {
  expect(PAYEE_VPA.safeParse(address).success).toBe(true);
});

it.each(['', 'deepam', '@upi', 'd@upi', 'deepam@', 'deepam@1bank', 'dee pam@upi', 'deepam@upi&am=1', 'deepam@ok.bank'])(
  'the payee may not be "%s"',
  (address) => expect(PAYEE_VPA.safeParse(address).success).toBe(false),
);

it('the payee has a name', () => {
  expect(PAYEE_NAME.safeParse('').success).toBe(false);
});
