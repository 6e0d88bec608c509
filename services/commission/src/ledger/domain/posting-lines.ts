import type { Paise } from '@deepam/contracts';
import { ledgers, memberAccount, type BalanceState, type CompanyAccount, type Ledger } from './account.js';
import type { ByLedger, PostingLine } from './posting.js';

export interface Stamp {
  readonly id: string;
  readonly at: Date;
}

const source: Record<Ledger, CompanyAccount> = { commission: 'company:commission', earnings: 'company:earnings' };

export const postingBase = ({ id, at }: Stamp, memberId: string | null) => ({
  _id: id,
  memberId,
  occurredAt: at,
  correctsId: null,
  reason: null,
});

export const creditLines = (
  memberId: string,
  ledger: Ledger,
  state: BalanceState,
  amountPaise: Paise,
): PostingLine[] => [
  { account: source[ledger], amountPaise: -amountPaise },
  { account: memberAccount(memberId, ledger, state), amountPaise },
];

export function moveLines(
  memberId: string,
  amounts: Partial<ByLedger>,
  from: BalanceState,
  to: BalanceState,
): PostingLine[] {
  return ledgers.flatMap((ledger) => {
    const amountPaise = amounts[ledger] ?? 0;
    if (amountPaise === 0) return [];
    return [
      { account: memberAccount(memberId, ledger, from), amountPaise: -amountPaise },
      { account: memberAccount(memberId, ledger, to), amountPaise },
    ];
  });
}
