import { describe, expect, it } from '@jest/globals';
import type { PayoutTax } from '../../tax/domain/payout-tax.js';
import { movementsOfPayout, yearOf } from './year.js';

const own = (rest: string) => `member:${'c'.repeat(24)}:${rest}`;

describe('the year of a member', () => {
  it('has what came to the account and the tax deducted apart, by month and together', () => {
    const paid = { kind: 'payout-approved', month: '2026-05' };
    const { months, total } = yearOf([
      { kind: 'commission', month: '2026-04', account: own('commission:available'), amountPaise: 2_500_000 },
      { ...paid, account: own('commission:reserved'), amountPaise: -2_500_000 },
      { ...paid, account: own('commission:paid'), amountPaise: 2_450_000 },
      { ...paid, account: 'company:tds-payable', amountPaise: 50_000 },
    ]);
    expect(months).toMatchObject([
      ['2026-04', { commission: 2_500_000, payouts: 0, taxDeducted: 0 }],
      ['2026-05', { commission: 0, payouts: 2_450_000, taxDeducted: 50_000 }],
    ]);
    expect(total).toMatchObject({ commission: 2_500_000, payouts: 2_450_000, taxDeducted: 50_000, earnings: 0 });
  });

  it('has a payout in the month in which the bank paid it, whenever its answer was taken', () => {
    const payout = { memberId: 'c'.repeat(24), amountPaise: 2_500_000, decidedAt: new Date('2027-04-02T05:00:00Z') };
    const tax = { taxPaise: 50_000, netPaise: 2_450_000 } as PayoutTax;
    const byBank = movementsOfPayout({ ...payout, tax, paidAt: new Date('2027-03-30T18:30:00Z') });
    expect(yearOf(byBank).months).toMatchObject([['2027-03', { payouts: 2_450_000, taxDeducted: 50_000 }]]);
    const byHand = yearOf(movementsOfPayout(payout)).months;
    expect(byHand).toMatchObject([['2027-04', { payouts: 2_500_000, taxDeducted: 0 }]]);
  });
});
