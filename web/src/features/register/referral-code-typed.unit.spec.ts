import { describe, expect, it } from '@jest/globals';
import { makeReferralCode } from '@deepam/contracts';
import fc from 'fast-check';
import { referralCodeTyped } from './referral-code-typed.js';

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
