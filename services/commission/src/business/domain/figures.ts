import type { Paise } from '@deepam/contracts';
import type { Sum } from './sums.js';

/** What happened in a stretch of time. All are of zero or more, unless more was taken back than given. */
export interface Figures {
  /** For plans, what was given back not subtracted. */
  readonly received: Paise;
  readonly givenBack: Paise;
  readonly depositsReceived: Paise;
  readonly depositsReturned: Paise;
  /** Credited to members as commission, and for work or by hand. */
  readonly commission: Paise;
  readonly earnings: Paise;
  /** Of both, what corrections and waivers took back. */
  readonly takenBack: Paise;
  readonly paid: Paise;
  readonly taxDeducted: Paise;
}

/** What the company owes at the end of all that is summed. */
export interface Owed {
  /** To members, held back or free to be asked for, and what they have asked for. */
  readonly payable: Paise;
  readonly requested: Paise;
  readonly deposits: Paise;
  /** The refunds of reversed plans. */
  readonly refunds: Paise;
  readonly tax: Paise;
}

const credited = /^member:(?:commission|earnings):(?:pending|available)$/;
/** What was paid to the government stands in an account of its own. */
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

/** No minus before a zero. */
const positive = (amount: Paise): Paise => (amount === 0 ? 0 : amount);
