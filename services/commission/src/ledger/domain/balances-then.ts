import { type Paise, type StatementBalances, toRupees } from '@deepam/contracts';
import { accountParts } from './account.js';

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
