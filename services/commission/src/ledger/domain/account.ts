/** Commission comes from sales of the network; earnings come from work or from the head. */
export const ledgers = ['commission', 'earnings'] as const;
export type Ledger = (typeof ledgers)[number];

/** Pending money is on hold, available money can be requested, and reserved money belongs to an open payout. */
export const balanceStates = ['pending', 'available', 'reserved', 'paid'] as const;
export type BalanceState = (typeof balanceStates)[number];

/**
 * `sales` holds the price of plans, negative by the amount received. `commission` is the company's remainder of it.
 * `earnings` is the cost of making charges and adjustments, negative. `deposits` holds the price of cotton that is owed
 * to members, negative. `tds-payable` is tax that was deducted from payouts and is owed to the government;
 * `tds-deposited` is the part of it that was paid there. `written-off` holds debts of closed accounts, negative.
 */
export const companyAccounts = [
  'sales',
  'commission',
  'earnings',
  'deposits',
  'tds-payable',
  'tds-deposited',
  'written-off',
] as const;
export type CompanyAccountName = (typeof companyAccounts)[number];

export type CompanyAccount = `company:${CompanyAccountName}`;
export type MemberAccount = `member:${string}:${Ledger}:${BalanceState}`;
/** Liabilities are the company's debts to a member for cotton and for reversed plans. No payout is taken from them. */
export const liabilities = ['deposit', 'refund'] as const;
export type Liability = (typeof liabilities)[number];
export type LiabilityAccount = `member:${string}:${Liability}`;
export type Account = CompanyAccount | MemberAccount | LiabilityAccount;

export type AccountParts =
  | { readonly owner: 'company'; readonly name: CompanyAccountName }
  | { readonly owner: 'liability'; readonly memberId: string; readonly name: Liability }
  | { readonly owner: 'member'; readonly memberId: string; readonly ledger: Ledger; readonly state: BalanceState };

export const memberAccount = (memberId: string, ledger: Ledger, state: BalanceState): MemberAccount =>
  `member:${memberId}:${ledger}:${state}`;

export const liabilityAccount = (memberId: string, name: Liability): LiabilityAccount => `member:${memberId}:${name}`;

/** @throws RangeError for a name that is no account of this ledger */
export function accountParts(account: string): AccountParts {
  const [owner, first, second, third, ...rest] = account.split(':');
  if (owner === 'company' && second === undefined && isOneOf(companyAccounts, first)) return { owner, name: first };
  if (owner === 'member' && first && third === undefined && isOneOf(liabilities, second)) {
    return { owner: 'liability', memberId: first, name: second };
  }
  if (owner === 'member' && first && rest.length === 0 && isOneOf(ledgers, second) && isOneOf(balanceStates, third)) {
    return { owner, memberId: first, ledger: second, state: third };
  }
  throw new RangeError(`${account} is no account of this ledger`);
}

const isOneOf = <T extends string>(names: readonly T[], name: string | undefined): name is T =>
  names.some((known) => known === name);
