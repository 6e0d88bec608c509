import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toGrams, toKilograms } from './cotton-stock.js';

it('kilograms convert to whole grams and back without loss', () => {
  expect([toGrams(0.001), toGrams(12.345), toGrams(1000), toKilograms(250)]).toEqual([1, 12_345, 1_000_000, 0.25]);
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (grams) => {
      expect(toGrams(toKilograms(grams))).toBe(grams);
    }),
  );
});

it('kilograms with a fraction of a gram are invalid', () => {
  expect(() => toGrams(0.0005)).toThrow(RangeError);
  expect(() => toGrams(NaN)).toThrow(RangeError);
});
