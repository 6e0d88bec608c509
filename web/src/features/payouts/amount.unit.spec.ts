import { expect, it } from '@jest/globals';
import { validate } from '../../components/ui/form-validation.js';
import { amountSentence, payoutForm } from './amount.js';

async function amountSentenceOf(amount: string, available: number | null) {
  const { issues } = await validate(payoutForm(available), { amount });
  return issues.amount === undefined ? null : amountSentence(issues.amount);
}

it('the amount is required and must be a number', async () => {
  expect(await amountSentenceOf('', 500)).toBe('amountNeeded');
  expect(await amountSentenceOf('many', 500)).toBe('amountNeeded');
});

it('a payout amount is at least one rupee', async () => {
  expect(await amountSentenceOf('0.99', 500)).toBe('amountTooSmall');
  expect(await amountSentenceOf('-5', 500)).toBe('amountTooSmall');
  expect(await amountSentenceOf('1', 500)).toBeNull();
});

it('a payout amount has at most two decimals', async () => {
  expect(await amountSentenceOf('10.125', 500)).toBe('amountTooFine');
  expect(await amountSentenceOf('37.5', 500)).toBeNull();
});

it('the amount is limited to the available money, once that is known', async () => {
  expect(await amountSentenceOf('500.01', 500)).toBe('amountTooHigh');
  expect(await amountSentenceOf('500', 500)).toBeNull();
  expect(await amountSentenceOf('900', null)).toBeNull();
});
