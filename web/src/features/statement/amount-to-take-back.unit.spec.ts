import { describe, expect, it } from '@jest/globals';
import { correctionForm } from './amount-to-take-back.js';

const amountToTakeBack = (amount: string, left: number): number | null =>
  correctionForm(left).safeParse({ amount, reason: 'twice' }).data?.amount ?? null;

describe('the amount of a reversal', () => {
  it.each([
    ['40', 40],
    [' 0.01 ', 0.01],
    ['99.5', 99.5],
  ])('the amount of a reversal is %j', (typed, amount) => expect(amountToTakeBack(typed, 99.5)).toBe(amount));

  it.each(['', '0', '0.00', '-5', '1e1', '0.001', '99.51', 'all'])('the amount of a reversal is not %j', (typed) =>
    expect(amountToTakeBack(typed, 99.5)).toBeNull(),
  );
});
