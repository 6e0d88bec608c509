import { type Paise, type StatementBalances, toRupees } from '@deepam/contracts';
import {
  balanceStates,
  ledgers,
  type BalanceState,
  type Ledger,
  accountParts,
  type CompanyAccountName,
} from './account.js';
import type { ByLedger, Posting } from './posting.js';

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
  const availableOfBoth = Math.max(0, inState(amounts, 'available'));
  return from === 'earnings' ? Math.min(availableOfBoth, amounts.earnings.available) : availableOfBoth;
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

export interface AccountSums {
  readonly account: string;
  readonly before: Paise;
  readonly after: Paise;
}

type Balances = StatementBalances['opening'];

/** The balances are in rupees and cover both ledgers. */
export function balancesThen(sums: readonly AccountSums[], moment: 'before' | 'after'): Balances {
  const paise = { pending: 0, available: 0, reserved: 0, paid: 0, deposit: 0, refund: 0 };
  for (const sum of sums) {
    const parts = accountParts(sum.account);
    if (parts.owner === 'company') continue;
    paise[parts.owner === 'liability' ? parts.name : parts.state] += sum[moment];
  }
  return Object.fromEntries(
    Object.entries(paise).map(([name, amount]) => [name, toRupees(amount)]),
  ) as unknown as Balances;
}

export type Changes = Map<string, Paise>;

export interface BalanceChanges {
  /** The members are sorted by id, so that all transactions lock common members in the same order. */
  readonly members: ReadonlyMap<string, Changes>;
  readonly company: ReadonlyMap<CompanyAccountName, Paise>;
}

export function balanceChanges(postings: readonly Posting[]): BalanceChanges {
  const members = new Map<string, Changes>();
  const company = new Map<CompanyAccountName, Paise>();
  for (const { account, amountPaise } of postings.flatMap((posting) => posting.lines)) {
    const parts = accountParts(account);
    if (parts.owner === 'company') {
      add(company, parts.name, amountPaise);
    } else {
      const changes = members.get(parts.memberId) ?? new Map<string, Paise>();
      add(changes, parts.owner === 'liability' ? parts.name : `${parts.ledger}.${parts.state}`, amountPaise);
      members.set(parts.memberId, changes);
    }
  }
  return { members: new Map([...members].sort(([a], [b]) => (a < b ? -1 : 1))), company };
}

function add<K>(amounts: Map<K, Paise>, key: K, amountPaise: Paise): void {
  const sum = (amounts.get(key) ?? 0) + amountPaise;
  if (sum === 0) amounts.delete(key);
  else amounts.set(key, sum);
}
