import { makeReferralCode } from '@deepam/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiError } from '../../lib/api/api-error.js';
import { language } from '../../lib/i18n/language.js';
import { registerMessages } from './messages.js';
import {
  type Registration,
  registrationIssue,
  referralCodeTyped,
  refusedField,
  refusalSentence,
} from './register-rules.js';
import fc from 'fast-check';

const good: Registration = {
  name: 'Asha Patil',
  mobile: '9876543210',
  email: '',
  contactSeenBy: 'upline',
  referralCode: 'FL2SFZD8A',
  password: 'a good one',
  confirmPassword: 'a good one',
};
const empty: Registration = { ...good, name: '', mobile: '', referralCode: '', password: '', confirmPassword: '' };
const sentence = (change: Partial<Registration>, from = good) => {
  const found = registrationIssue({ ...from, ...change });
  return found && registerMessages.english[found.issue];
};

describe('a registration', () => {
  it('a registration wants a password of eight characters that is not common', () => {
    const short = { ...good, password: 'seven77', confirmPassword: 'seven77' };
    expect(registrationIssue(short)?.issue).toBe('passwordShort');
    expect(registrationIssue(good, true)?.issue).toBe('passwordCommon');
  });

  it('a registration without an email is valid', () => {
    expect(sentence({})).toBeNull();
    expect(sentence({ email: 'asha@example.in' })).toBeNull();
  });

  it.each<[Partial<Registration>, string]>([
    [{ name: '  ' }, 'Please enter your name'],
    [{ name: '\u200b\u00ad' }, 'Please enter your name'],
    [{ name: 'Asha \u202eitaP' }, 'The name contains invisible characters. Please type it.'],
    [
      { name: 'Asha\u0301\u0301\u0301\u0301\u0301' },
      'The name has too many accents on one letter. Please type it without them.',
    ],
    [
      { name: 'closed Account' },
      'This name could be taken for the company’s or for another person’s. Please write your own name, each word in one script.',
    ],
    [
      { name: 'CIosed account' },
      'This name could be taken for the company’s or for another person’s. Please write your own name, each word in one script.',
    ],
    [
      { name: 'Deepam Head' },
      'This name could be taken for the company’s or for another person’s. Please write your own name, each word in one script.',
    ],
    [{ mobile: '1234567890' }, 'Mobile numbers start with 6, 7, 8 or 9.'],
    [{ mobile: '' }, 'Please enter your mobile'],
    [{ mobile: '98765' }, 'Mobile number should be 10 digits'],
    [{ email: 'asha@' }, 'Please enter valid email'],
    [{ referralCode: '' }, 'Please enter a referral code'],
    [{ referralCode: 'FL2SFZD8B' }, 'This code doesn’t look right. Please check each letter.'],
    [{ password: '' }, 'Please enter a password'],
    [{ confirmPassword: 'other' }, 'Passwords do not match'],
  ])('a registration with %j is answered: %s', (change, text) => {
    expect(sentence(change)).toBe(text);
  });

  it('a registration is checked in the order of the form, one issue at a time', () => {
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
  it('an error is shown at its field', () => {
    expect(refusedField(new ApiError('x', 'IDENTITY.MOBILE_TAKEN', 409))).toBe('mobile');
    expect(refusedField(new ApiError('x', 'NETWORK.CODE_MISTYPED', 422))).toBe('referralCode');
    expect(refusedField(new ApiError('x', 'NETWORK.SPONSOR_NOT_APPROVED', 422))).toBe('referralCode');
    expect(refusedField(new ApiError('x', 'REQUEST.INVALID', 422, { password: 'Too short.' }))).toBe('password');
    expect(refusedField(new ApiError('x', 'SERVER.UNAVAILABLE', 503))).toBe('form');
  });

  const say = (key: keyof typeof registerMessages.english) => registerMessages.english[key];
  afterEach(() => language.set({ language: 'en', catalogues: {} }));

  it("an error has the server's text, or the fixed one without it", () => {
    expect(refusalSentence(new ApiError('Taken.', 'IDENTITY.MOBILE_TAKEN', 409), say)).toBe('Taken.');
    expect(refusalSentence(new ApiError('x', 'REQUEST.INVALID', 422, { password: 'Short.' }), say)).toBe('Short.');
    expect(refusalSentence(new ApiError('?', 'ANSWER.UNREADABLE', 502), say)).toBe('Registration failed.');
    const offline = new ApiError('Offline.', 'NETWORK.UNREACHABLE', 0);
    expect(refusalSentence(offline, say)).toBe('Registration failed. Offline.');
    expect(refusalSentence(new Error('bug'), say)).toBe('Registration failed.');
  });

  it("a field's error in another language uses the form's own sentence, never English", () => {
    language.set({ language: 'hi', catalogues: {} });
    const refused = (field: string) =>
      refusalSentence(
        new ApiError('जाँचें', 'REQUEST.INVALID', 422, { [field]: 'English.' }),
        (key) => `in Hindi: ${key}`,
      );
    expect(refused('name')).toBe('in Hindi: nameMarks');
    expect(refused('email')).toBe('in Hindi: emailInvalid');
  });
});

const codes = fc
  .tuple(
    fc.integer({ min: 0, max: 30 }),
    fc.array(fc.double({ min: 0, max: 0.99, noNaN: true }), { minLength: 6, maxLength: 6 }),
  )
  .map(([depth, numbers]) => {
    const rest = [...numbers];
    return makeReferralCode(depth, () => rest.pop()!);
  });

describe('a referral code that is being typed', () => {
  it('a code is complete at its last character, and partial until then', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(referralCodeTyped(` ${code.toLowerCase()}`)).toBe('whole');
        for (let length = 0; length < code.length; length++) {
          expect(referralCodeTyped(code.slice(0, length))).toBe('partly');
        }
      }),
    );
  });

  it.each(['FL2SFZD8B', 'FL2SFZ8DA', 'FL2SFZD8AA', 'XL2SFZD8A', '987654321', 'nonsense!?x'])(
    'the referral code %s is mistyped',
    (code) => {
      expect(referralCodeTyped(code)).toBe('mistyped');
    },
  );
});
