/** The two kinds of a member's money: network income, and what was earned by work or given by the head. */
export const ledgers = ['commission', 'earnings'] as const;
export type Ledger = (typeof ledgers)[number];

/** Held back, free to be asked for, kept for an open payout, paid out. */
export const balanceStates = ['pending', 'available', 'reserved', 'paid'] as const;
export type BalanceState = (typeof balanceStates)[number];

/**
 * `sales`: money that plan sales brought in, so it falls below zero by that much. `commission`: what the company keeps of
 * it. `earnings`: what making charges and adjustments cost, below zero by that much. `deposits`: what cotton orders brought in
 * and is owed to members, below zero by that much. `tds-payable`: tax that was deducted from payouts and is owed to the government;
 * `tds-deposited`: what of it was paid there. `written-off`: debts of closed accounts, below zero by that much.
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
/** Debts of the company to a member in addition to payouts, for cotton and for reversed plans: liabilities, from which no payout is ever taken. */
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

/**
 * Takes an account name apart.
 * @throws RangeError for a name that is no account of this ledger
 */
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
