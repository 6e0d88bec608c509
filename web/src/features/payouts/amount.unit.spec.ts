import { describe, expect, it } from '@jest/globals';
import { amountFault } from './amount.js';

describe('a payout amount', () => {
  it('is needed, and has to be a number', () => {
    expect(amountFault('', 500)).toBe('amountNeeded');
    expect(amountFault('many', 500)).toBe('amountNeeded');
  });

  it('is at least one rupee', () => {
    expect(amountFault('0.99', 500)).toBe('amountTooSmall');
    expect(amountFault('-5', 500)).toBe('amountTooSmall');
    expect(amountFault('1', 500)).toBeNull();
  });

  it('has at most two decimals', () => {
    expect(amountFault('10.125', 500)).toBe('amountTooFine');
    expect(amountFault('37.5', 500)).toBeNull();
  });

  it('is at most what is available, once that is known', () => {
    expect(amountFault('500.01', 500)).toBe('amountTooHigh');
    expect(amountFault('500', 500)).toBeNull();
    expect(amountFault('900', null)).toBeNull();
  });
});
