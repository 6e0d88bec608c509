import { expect, it } from '@jest/globals';
import { documentNumber } from './document.js';

it.each([
  [1, 'INV/26-27/000001'],
  [999_999, 'INV/26-27/999999'],
  [1_000_000, 'INV26-27/1000000'],
  [9_999_999, 'INV26-27/9999999'],
  [10_000_000, 'INV2627/10000000'],
])('the document number %i of its year has the 16 characters that GST allows', (sequence, number) => {
  expect(documentNumber('invoice', '2026-27', sequence)).toBe(number);
  expect(number).toHaveLength(16);
});

it('a document number that would be longer is rejected', () => {
  expect(() => documentNumber('invoice', '2026-27', 100_000_000)).toThrow(RangeError);
});
