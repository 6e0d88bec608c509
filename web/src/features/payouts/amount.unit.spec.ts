import { describe, expect, it } from '@jest/globals';
import { judge } from '../../components/form-faults.js';
import { amountSentence, payoutForm } from './amount.js';

async function amountFault(amount: string, available: number | null) {
  const { faults } = await judge(payoutForm(available), { amount });
  return faults.amount === undefined ? null : amountSentence(faults.amount);
}

describe('a payout amount', () => {
  it('is needed, and has to be a number', async () => {
    expect(await amountFault('', 500)).toBe('amountNeeded');
    expect(await amountFault('many', 500)).toBe('amountNeeded');
  });

  it('is at least one rupee', async () => {
    expect(await amountFault('0.99', 500)).toBe('amountTooSmall');
    expect(await amountFault('-5', 500)).toBe('amountTooSmall');
    expect(await amountFault('1', 500)).toBeNull();
  });

  it('has at most two decimals', async () => {
    expect(await amountFault('10.125', 500)).toBe('amountTooFine');
    expect(await amountFault('37.5', 500)).toBeNull();
  });

  it('is at most what is available, once that is known', async () => {
    expect(await amountFault('500.01', 500)).toBe('amountTooHigh');
    expect(await amountFault('500', 500)).toBeNull();
    expect(await amountFault('900', null)).toBeNull();
  });
});
