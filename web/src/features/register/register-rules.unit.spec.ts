import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../lib/api/api-error.js';
import { registerMessages } from './messages.js';
import { type Registration, registrationIssue } from './register-rules.js';
import { refusedField, refusalSentence } from './server-refusal.js';

const good: Registration = {
  name: 'Asha Patil',
  mobile: '9876543210',
  email: '',
  contactSeenBy: 'upline',
  referralCode: 'FL7K2M9QX',
  password: 'a good one',
  confirmPassword: 'a good one',
};
const empty: Registration = { ...good, name: '', mobile: '', referralCode: '', password: '', confirmPassword: '' };
const sentence = (change: Partial<Registration>, from = good) => {
  const found = registrationIssue({ ...from, ...change });
  return found && registerMessages.english[found.issue];
};

describe('a registration', () => {
  it('wants a password of eight characters that is no common one', () => {
    const short = { ...good, password: 'seven77', confirmPassword: 'seven77' };
    expect(registrationIssue(short)?.issue).toBe('passwordShort');
    expect(registrationIssue(good, true)?.issue).toBe('passwordCommon');
  });

  it('is fine without an email', () => {
    expect(sentence({})).toBeNull();
    expect(sentence({ email: 'asha@example.in' })).toBeNull();
  });

  it.each<[Partial<Registration>, string]>([
    [{ name: '  ' }, 'Please enter your name'],
    [{ mobile: '' }, 'Please enter your mobile'],
    [{ mobile: '98765' }, 'Mobile number should be 10 digits'],
    [{ email: 'asha@' }, 'Please enter valid email'],
    [{ referralCode: '' }, 'Please enter a referral code'],
    [{ password: '' }, 'Please enter a password'],
    [{ confirmPassword: 'other' }, 'Passwords do not match'],
  ])('with %j is answered: %s', (change, text) => {
    expect(sentence(change)).toBe(text);
  });

  it('is checked in the order of the form, one issue at a time', () => {
    const seen: string[] = [];
    let form: Registration = { ...empty, email: 'wrong', confirmPassword: 'x' };
    for (let found = registrationIssue(form); found !== null; found = registrationIssue(form)) {
      seen.push(found.issue);
      const mended =
        found.issue === 'mobileNeeded' ? '12' : found.field === 'confirmPassword' ? form.password : good[found.field];
      form = { ...form, [found.field]: mended };
    }
    expect(seen).toEqual([
      'nameNeeded',
      'mobileNeeded',
      'mobileTenDigits',
      'emailInvalid',
      'codeNeeded',
      'passwordNeeded',
      'passwordsDiffer',
    ]);
  });
});

describe("the server's refusal", () => {
  it('stands at the field that it is about', () => {
    expect(refusedField(new ApiError('x', 'IDENTITY.MOBILE_TAKEN', 409))).toBe('mobile');
    expect(refusedField(new ApiError('x', 'NETWORK.CODE_MISTYPED', 422))).toBe('referralCode');
    expect(refusedField(new ApiError('x', 'NETWORK.SPONSOR_NOT_APPROVED', 422))).toBe('referralCode');
    expect(refusedField(new ApiError('x', 'REQUEST.INVALID', 422, { password: 'Too short.' }))).toBe('password');
    expect(refusedField(new ApiError('x', 'SERVER.UNAVAILABLE', 503))).toBe('form');
  });

  it("is said in the server's words, and in the fixed ones where it gave none", () => {
    const fixed = 'Registration failed.';
    expect(refusalSentence(new ApiError('Taken.', 'IDENTITY.MOBILE_TAKEN', 409), fixed)).toBe('Taken.');
    expect(refusalSentence(new ApiError('x', 'REQUEST.INVALID', 422, { password: 'Short.' }), fixed)).toBe('Short.');
    expect(refusalSentence(new ApiError('?', 'ANSWER.UNREADABLE', 502), fixed)).toBe(fixed);
    expect(refusalSentence(new ApiError('Offline.', 'NETWORK.UNREACHABLE', 0), fixed)).toBe(`${fixed} Offline.`);
    expect(refusalSentence(new Error('bug'), fixed)).toBe(fixed);
  });
});
