import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  codeAlphabet,
  depthOfReferralCode,
  isWellFormedReferralCode,
  makeReferralCode,
  mayBeginReferralCode,
  normaliseReferralCode,
} from './referral-code.js';

const codes = fc
  .tuple(
    fc.integer({ min: 0, max: 40 }),
    fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 6, maxLength: 6 }),
  )
  .map(([depth, numbers]) => {
    const rest = [...numbers];
    return { depth, code: makeReferralCode(depth, () => rest.pop()!) };
  });

it('every made code is well formed and tells its depth', () => {
  fc.assert(
    fc.property(codes, ({ depth, code }) => {
      expect(isWellFormedReferralCode(code)).toBe(true);
      expect(depthOfReferralCode(code)).toBe(depth);
    }),
  );
});

it('a code may begin with each of its beginnings, and with no name but one that looks like it', () => {
  fc.assert(
    fc.property(codes, fc.nat(), ({ code }, length) => {
      expect(mayBeginReferralCode(code.slice(0, 1 + (length % code.length)))).toBe(true);
    }),
  );
  expect(['S', 'SI', 'SILPA', 'T', 'D', 'D11L'].filter((text) => !mayBeginReferralCode(text))).toEqual([]);
  expect(['K', 'SH', 'SINGH', 'TA', 'DE', 'D0', 'LS'].filter(mayBeginReferralCode)).toEqual([]);
});

it('one mistyped character is always noticed', () => {
  fc.assert(
    fc.property(codes, fc.nat(), fc.constantFrom(...codeAlphabet), ({ code }, position, char) => {
      const at = code.length - 1 - (position % 7);
      fc.pre(code[at] !== char);
      expect(isWellFormedReferralCode(code.slice(0, at) + char + code.slice(at + 1))).toBe(false);
    }),
  );
});

it('two swapped neighbours are always noticed', () => {
  fc.assert(
    fc.property(codes, fc.integer({ min: 1, max: 6 }), ({ code }, back) => {
      const at = code.length - 1 - back;
      fc.pre(code[at] !== code[at + 1]);
      const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
      expect(isWellFormedReferralCode(swapped)).toBe(false);
    }),
  );
});

it('a code is read in any case and with spaces', () => {
  expect(normaliseReferralCode(' fl 7k2m9qx ')).toBe('FL7K2M9QX');
});

it.each(['fl७k२m९qx', 'FL૭K૨M૯QX', 'FL௭K௨M௯QX'])(
  'the referral code %s is read in the digits of its script',
  (typed) => {
    expect(normaliseReferralCode(typed)).toBe('FL7K2M9QX');
  },
);

it('the prefixes are those of the specification, then D11 and on', () => {
  const prefixes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((depth) =>
    makeReferralCode(depth, () => 0).slice(0, -8),
  );
  expect(prefixes).toEqual(['O', 'F', 'S', 'TH', 'FR', 'FV', 'SI', 'SV', 'E', 'N', 'TN', 'D11', 'D12']);
});

it.each(['', 'L', 'FL', 'XL2345678', 'FL23456', 'D10L2345678'])('the referral code %p is not well formed', (code) => {
  expect(isWellFormedReferralCode(code)).toBe(false);
});
