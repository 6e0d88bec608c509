import type { Paise } from '@deepam/contracts';
import { balanceStates, ledgers, type BalanceState, type Ledger } from './account.js';
import type { ByLedger } from './posting.js';

export type MemberAmounts = Readonly<Record<Ledger, Readonly<Record<BalanceState, Paise>>>>;

export const nothing: MemberAmounts = {
  commission: { pending: 0, available: 0, reserved: 0, paid: 0 },
  earnings: { pending: 0, available: 0, reserved: 0, paid: 0 },
};

export type StoredAmounts = { readonly [L in Ledger]?: Partial<MemberAmounts[L]> };
export const amountsIn = (stored: StoredAmounts): MemberAmounts => ({
  commission: { ...nothing.commission, ...stored.commission },
  earnings: { ...nothing.earnings, ...stored.earnings },
});

export const lifeTotal = (amounts: MemberAmounts, ledger: Ledger): Paise =>
  balanceStates.reduce((sum, state) => sum + amounts[ledger][state], 0);

export const inState = (amounts: MemberAmounts, state: BalanceState): Paise =>
  ledgers.reduce((sum, ledger) => sum + amounts[ledger][state], 0);

/**
 * Reversals may leave commission below zero. Later credits of both ledgers make up for it, so nothing is paid out while
 * their sum is below zero.
 */
export const isBelowZero = (amounts: MemberAmounts): boolean => inState(amounts, 'available') < 0;

export const payableFrom = (amounts: MemberAmounts, from: Ledger): Paise => {
  const both = Math.max(0, inState(amounts, 'available'));
  return from === 'earnings' ? Math.min(both, amounts.earnings.available) : both;
};

/**
 * A payout takes commission before earnings, unless it is from earnings only.
 * @returns null if the ledgers do not hold enough
 */
export function splitPayout(amountPaise: Paise, amounts: MemberAmounts, from: Ledger): ByLedger | null {
  if (amountPaise > payableFrom(amounts, from)) return null;
  const commission = from === 'earnings' ? 0 : Math.min(amountPaise, Math.max(0, amounts.commission.available));
  return { commission, earnings: amountPaise - commission };
}
