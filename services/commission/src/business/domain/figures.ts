import type { Paise } from '@deepam/contracts';
import type { Sum } from './sums.js';

/** All figures are zero or more, unless more was reversed than given. */
export interface Figures {
  readonly received: Paise;
  readonly givenBack: Paise;
  readonly depositsReceived: Paise;
  readonly depositsReturned: Paise;
  readonly commission: Paise;
  readonly earnings: Paise;
  readonly takenBack: Paise;
  readonly paid: Paise;
  readonly taxDeducted: Paise;
}

export interface Owed {
  readonly payable: Paise;
  readonly requested: Paise;
  readonly deposits: Paise;
  readonly refunds: Paise;
  readonly tax: Paise;
}

const credited = /^member:(?:commission|earnings):(?:pending|available)$/;
const taxAccount = /^company:tds-payable$/;

export function figuresOf(sums: readonly Sum[]): Figures {
  const of = (account: RegExp, ...kinds: string[]): Paise =>
    total(sums, (sum) => account.test(sum.account) && (kinds.length === 0 || kinds.includes(sum.kind)));
  return {
    received: positive(-of(/^company:sales$/, 'sale')),
    givenBack: positive(of(/^member:refund$/, 'plan-refund-owed') + of(/^company:sales$/, 'sale-reversed')),
    depositsReceived: of(/^member:deposit$/, 'deposit-held'),
    depositsReturned: positive(-of(/^member:deposit$/, 'deposit-refunded', 'deposit-refund-returned')),
    commission: of(credited, 'commission'),
    earnings: of(credited, 'making-charge', 'adjustment'),
    takenBack: positive(-of(credited, 'correction', 'waived')),
    paid: of(/^member:(?:commission|earnings):paid$/),
    taxDeducted: of(taxAccount, 'payout-approved'),
  };
}

export function owedOf(sums: readonly Sum[]): Owed {
  const of = (account: RegExp): Paise => total(sums, (sum) => account.test(sum.account));
  return {
    payable: of(credited),
    requested: of(/^member:(?:commission|earnings):reserved$/),
    deposits: of(/^member:deposit$/),
    refunds: of(/^member:refund$/),
    tax: of(taxAccount),
  };
}

const total = (sums: readonly Sum[], isMeant: (sum: Sum) => boolean): Paise =>
  sums.reduce((all, sum) => (isMeant(sum) ? all + sum.amountPaise : all), 0);

const positive = (amount: Paise): Paise => (amount === 0 ? 0 : amount);
