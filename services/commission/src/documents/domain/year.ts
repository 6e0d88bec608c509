import type { Paise } from '@deepam/contracts';
import { accountParts } from '../../ledger/domain/account.js';

export interface Movement {
  readonly month: string;
  readonly kind: string;
  readonly account: string;
  readonly amountPaise: Paise;
}

export const taxAccount = 'company:tds-payable';

export const yearColumns = [
  'commission',
  'earnings',
  'takenBack',
  'payouts',
  'taxDeducted',
  'depositsHeld',
  'depositsReturned',
] as const;
export type YearColumn = (typeof yearColumns)[number];
export type YearRow = Readonly<Record<YearColumn, Paise>>;

/** @returns the column and the sign; null for a movement of money that is counted already */
function columnOf({ kind, account }: Movement): readonly [YearColumn, 1 | -1] | null {
  const parts = accountParts(account);
  const isDeposit = parts.owner === 'liability' && parts.name === 'deposit';
  const isOwn = parts.owner === 'member';
  switch (kind) {
    case 'commission':
      return isOwn ? ['commission', 1] : null;
    case 'making-charge':
    case 'adjustment':
      return isOwn ? ['earnings', 1] : null;
    case 'correction':
    case 'waived':
      return isOwn ? ['takenBack', -1] : null;
    case 'payout-approved':
      if (account === taxAccount) return ['taxDeducted', 1];
      return isOwn && parts.state === 'paid' ? ['payouts', 1] : null;
    case 'deposit-held':
      return isDeposit ? ['depositsHeld', 1] : null;
    case 'deposit-refunded':
    case 'deposit-refund-returned':
      return isDeposit ? ['depositsReturned', -1] : null;
    default:
      return null;
  }
}

const nothing: YearRow = {
  commission: 0,
  earnings: 0,
  takenBack: 0,
  payouts: 0,
  taxDeducted: 0,
  depositsHeld: 0,
  depositsReturned: 0,
};

export function yearOf(movements: readonly Movement[]): { months: (readonly [string, YearRow])[]; total: YearRow } {
  const months = new Map<string, YearRow>();
  let total = nothing;
  for (const movement of movements) {
    const place = columnOf(movement);
    if (!place) continue;
    const [column, sign] = place;
    const add = (row: YearRow): YearRow => ({ ...row, [column]: row[column] + sign * movement.amountPaise });
    months.set(movement.month, add(months.get(movement.month) ?? nothing));
    total = add(total);
  }
  return { months: [...months].toSorted(([a], [b]) => (a < b ? -1 : 1)), total };
}
