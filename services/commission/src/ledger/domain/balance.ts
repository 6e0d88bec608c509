import type { Paise } from '@deepam/contracts';
import { balanceStates, ledgers, type BalanceState, type Ledger } from './account.js';
import type { ByLedger } from './posting.js';

/** A member's accounts, each in paise. */
export type MemberAmounts = Readonly<Record<Ledger, Readonly<Record<BalanceState, Paise>>>>;

export const nothing: MemberAmounts = {
  commission: { pending: 0, available: 0, reserved: 0, paid: 0 },
  earnings: { pending: 0, available: 0, reserved: 0, paid: 0 },
};

/** A document has only the accounts that something was ever posted to. */
export type StoredAmounts = { readonly [L in Ledger]?: Partial<MemberAmounts[L]> };
export const amountsIn = (stored: StoredAmounts): MemberAmounts => ({
  commission: { ...nothing.commission, ...stored.commission },
  earnings: { ...nothing.earnings, ...stored.earnings },
});

/** All that ever came into one ledger, whatever became of it since. */
export const lifeTotal = (amounts: MemberAmounts, ledger: Ledger): Paise =>
  balanceStates.reduce((sum, state) => sum + amounts[ledger][state], 0);

/** What both ledgers hold in one state. */
export const inState = (amounts: MemberAmounts, state: BalanceState): Paise =>
  ledgers.reduce((sum, ledger) => sum + amounts[ledger][state], 0);

/**
 * Commission that was taken back with a sale may leave that ledger below zero: later credits of both make up for it before anything is
 * paid out, so nothing is when both together are below zero.
 */
export const isBelowZero = (amounts: MemberAmounts): boolean => inState(amounts, 'available') < 0;

/** How much can be asked for from one side: of earnings alone, or of both. */
export const payableFrom = (amounts: MemberAmounts, from: Ledger): Paise => {
  const both = Math.max(0, inState(amounts, 'available'));
  return from === 'earnings' ? Math.min(both, amounts.earnings.available) : both;
};

/**
 * How much of a payout each ledger gives: of earnings alone, or of commission first and of earnings then. Null when they do
 * not hold enough.
 */
export function splitPayout(amountPaise: Paise, amounts: MemberAmounts, from: Ledger): ByLedger | null {
  if (amountPaise > payableFrom(amounts, from)) return null;
  const commission = from === 'earnings' ? 0 : Math.min(amountPaise, Math.max(0, amounts.commission.available));
  return { commission, earnings: amountPaise - commission };
}
