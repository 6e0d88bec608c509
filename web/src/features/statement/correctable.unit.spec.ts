import type { StatementRow } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { correctable, correctionForm } from './correctable.js';
import { statementRow } from './statement-row.fixture.js';

const row = (_id: string, kind: StatementRow['kind'], more: Partial<StatementRow> = {}) =>
  statementRow({ _id, kind, amount: 10, commission: 0, earnings: 10, available: 10, ...more });

describe('credits that the head may reverse', () => {
  it('every credit with a rest is listed', () => {
    const rows = [
      row('a', 'correction', { amount: -10, correctsId: 'c' }),
      row('b', 'commission'),
      row('c', 'adjustment', { left: 0 }),
      row('e', 'adjustment', { left: 0.01 }),
      row('d', 'making-charge'),
    ];
    expect([...correctable(rows)]).toEqual(['b', 'e', 'd']);
  });

  it('payouts and releases are not listed', () => {
    expect([...correctable([row('a', 'payout-requested'), row('b', 'release'), row('c', 'payout-approved')])]).toEqual(
      [],
    );
  });
});

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
