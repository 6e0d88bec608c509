import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ledgers } from './account.js';
import { amountsIn, inState, lifeTotal, nothing, splitPayout, type MemberAmounts } from './balance.js';

const holding = (commission: number, earnings: number): MemberAmounts => ({
  commission: { ...nothing.commission, available: commission },
  earnings: { ...nothing.earnings, available: earnings },
});

describe('a payout', () => {
  it('a payout takes commission first, then earnings', () => {
    expect(splitPayout(100, holding(70, 50), 'commission')).toEqual({ commission: 70, earnings: 30 });
    expect(splitPayout(70, holding(70, 50), 'commission')).toEqual({ commission: 70, earnings: 0 });
    expect(splitPayout(120, holding(70, 50), 'commission')).toEqual({ commission: 70, earnings: 50 });
  });

  it('a payout of one paisa more than both ledgers hold is impossible', () => {
    expect(splitPayout(121, holding(70, 50), 'commission')).toBeNull();
    expect(splitPayout(1, nothing, 'commission')).toBeNull();
  });

  it('a payout of earnings does not touch commission', () => {
    expect(splitPayout(50, holding(70, 50), 'earnings')).toEqual({ commission: 0, earnings: 50 });
    expect(splitPayout(51, holding(70, 50), 'earnings')).toBeNull();
  });

  it('a payout never takes more than a ledger holds, and takes the amount in full', () => {
    const paise = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(paise, paise, paise, fc.constantFrom(...ledgers), (amount, commission, earnings, from) => {
        const taken = splitPayout(amount, holding(commission, earnings), from);
        if (taken === null) return expect(amount).toBeGreaterThan(earnings + (from === 'earnings' ? 0 : commission));
        expect(taken.commission + taken.earnings).toBe(amount);
        expect(taken.commission).toBeLessThanOrEqual(commission);
        expect(taken.earnings).toBeLessThanOrEqual(earnings);
      }),
    );
  });
});

describe('a balance', () => {
  it('a balance counts all credits, and the sum of both ledgers in one state', () => {
    const amounts: MemberAmounts = {
      commission: { pending: 1, available: 2, reserved: 3, paid: 4 },
      earnings: { pending: 10, available: 20, reserved: 30, paid: 40 },
    };
    expect(lifeTotal(amounts, 'commission')).toBe(10);
    expect(inState(amounts, 'reserved')).toBe(33);
  });

  it('a balance without postings is zero', () => {
    const none = { pending: 0, available: 0, reserved: 0, paid: 0 };
    expect(amountsIn({})).toEqual({ commission: none, earnings: none });
    expect(amountsIn({ commission: { paid: 4 }, earnings: { pending: 1, reserved: 2 } })).toEqual({
      commission: { ...none, paid: 4 },
      earnings: { ...none, pending: 1, reserved: 2 },
    });
  });
});
