import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isGstin } from './gstin.js';

it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('a GSTIN of the portal is valid: %s', (given) => {
  expect(isGstin(given)).toBe(true);
});

it('a GSTIN with one mistyped sign is invalid', () => {
  const right = '27AAPFU0939F1ZV';
  const place = fc.integer({ min: 0, max: 14 });
  const sign = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  fc.assert(
    fc.property(place, sign, (at, other) => {
      const typed = right.slice(0, at) + other + right.slice(at + 1);
      return typed === right || !isGstin(typed);
    }),
  );
});

it.each(['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU0939F1ZV '])('a GSTIN is not %j', (typed) => {
  expect(isGstin(typed)).toBe(false);
});
