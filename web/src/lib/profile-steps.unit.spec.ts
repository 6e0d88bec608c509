import { expect, it } from '@jest/globals';
import { hasBankAccount, isProfileComplete, profileControl, profileSteps } from './profile-steps.js';

const whole = {
  image: '/files/a.jpg',
  email: 'asha@example.in',
  address: 'Satara',
  adharNo: 'XXXX XXXX 7058',
  idProof: '/files/b.jpg',
  panCardNo: 'XXXXXX234F',
  panidProof: '/files/c.jpg',
  bankAccountNo: 'XXXXXXXX9012',
  ifscCode: 'SBIN0005943',
};
const nothing = Object.fromEntries(Object.keys(whole).map((field) => [field, null])) as {
  [F in keyof typeof whole]: null;
};
const missing = (change: object) => profileSteps({ ...whole, ...change }).map((step) => step.missing);

it('a profile has five steps, each done when all of its fields are filled in', () => {
  expect(missing({})).toEqual([null, null, null, null, null]);
  expect(isProfileComplete(whole)).toBe(true);
  expect(profileSteps(nothing).map((step) => step.missing)).toEqual([
    'avatar',
    'email',
    'adharNo',
    'panCardNo',
    'bankAccountNo',
  ]);
  for (const field of Object.keys(whole)) expect(isProfileComplete({ ...whole, [field]: null })).toBe(false);
});

it('each step of a complete profile leads to the missing field', () => {
  expect(missing({ address: '' })).toEqual([null, 'address', null, null, null]);
  expect(missing({ idProof: null })).toEqual([null, null, 'idProof', null, null]);
  expect(missing({ ifscCode: null })).toEqual([null, null, null, null, 'ifscCode']);
  expect(profileControl('ifscCode')).toBe('ifscCode');
  for (const odd of [null, '', 'password', 'bankHolder']) expect(profileControl(odd)).toBeNull();
});

it('a payment needs a bank account with its IFSC', () => {
  expect(hasBankAccount(whole)).toBe(true);
  expect(hasBankAccount({ ...whole, ifscCode: null })).toBe(false);
  expect(hasBankAccount({ ...whole, bankAccountNo: null })).toBe(false);
});
