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
  const sumOf = (account: RegExp, ...kinds: string[]): Paise =>
    total(sums, (sum) => account.test(sum.account) && (kinds.length === 0 || kinds.includes(sum.kind)));
  return {
    received: positive(-sumOf(/^company:sales$/, 'sale')),
    givenBack: positive(sumOf(/^member:refund$/, 'plan-refund-owed') + sumOf(/^company:sales$/, 'sale-reversed')),
    depositsReceived: sumOf(/^member:deposit$/, 'deposit-held'),
    depositsReturned: positive(-sumOf(/^member:deposit$/, 'deposit-refunded', 'deposit-refund-returned')),
    commission: sumOf(credited, 'commission'),
    earnings: sumOf(credited, 'making-charge', 'adjustment'),
    takenBack: positive(-sumOf(credited, 'correction', 'waived')),
    paid: sumOf(/^member:(?:commission|earnings):paid$/),
    taxDeducted: sumOf(taxAccount, 'payout-approved'),
  };
}

export function owedOf(sums: readonly Sum[]): Owed {
  const sumOf = (account: RegExp): Paise => total(sums, (sum) => account.test(sum.account));
  return {
    payable: sumOf(credited),
    requested: sumOf(/^member:(?:commission|earnings):reserved$/),
    deposits: sumOf(/^member:deposit$/),
    refunds: sumOf(/^member:refund$/),
    tax: sumOf(taxAccount),
  };
}

const total = (sums: readonly Sum[], isMeant: (sum: Sum) => boolean): Paise =>
  sums.reduce((all, sum) => (isMeant(sum) ? all + sum.amountPaise : all), 0);

const positive = (amount: Paise): Paise => (amount === 0 ? 0 : amount);
