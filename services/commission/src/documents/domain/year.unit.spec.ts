import { expect, it } from '@jest/globals';
import { yearOf } from './year.js';

const own = (rest: string) => `member:${'c'.repeat(24)}:${rest}`;

it('the year of a member shows credits and deducted tax separately, by month and in total', () => {
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

it('the year of a member shows paid deposits, less those that the bank has returned', () => {
  const account = `member:${'c'.repeat(24)}:deposit`;
  const { total } = yearOf([
    { kind: 'deposit-held', month: '2026-04', account, amountPaise: 40_000 },
    { kind: 'deposit-refunded', month: '2026-05', account, amountPaise: -40_000 },
    { kind: 'deposit-refund-returned', month: '2026-05', account, amountPaise: 40_000 },
    { kind: 'deposit-refunded', month: '2026-06', account, amountPaise: -40_000 },
  ]);
  expect(total).toMatchObject({ depositsHeld: 40_000, depositsReturned: 40_000 });
});
