import { describe, expect, it } from '@jest/globals';
import { quantityFault } from './quantity.js';

describe('a cotton quantity', () => {
  it('is needed, and has to be a number', () => {
    expect(quantityFault(' ')).toBe('quantityNeeded');
    expect(quantityFault('two')).toBe('quantityNeeded');
  });

  it('is at least one and at most a thousand kilograms', () => {
    expect(quantityFault('0')).toBe('quantityTooSmall');
    expect(quantityFault('1')).toBeNull();
    expect(quantityFault('1000')).toBeNull();
    expect(quantityFault('1001')).toBe('quantityTooHigh');
  });

  it('is a whole number', () => {
    expect(quantityFault('2.5')).toBe('quantityNotWhole');
  });
});
