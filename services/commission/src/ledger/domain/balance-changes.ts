import type { Paise } from '@deepam/contracts';
import { accountParts, type CompanyAccountName } from './account.js';
import type { Posting } from './posting.js';

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
