import type { Paise } from '@deepam/contracts';
import { accountParts } from '../../ledger/domain/account.js';

/** What moved in a month for a member, on accounts of theirs and on that of the tax deducted, by the kind of entry. */
export interface Movement {
  /** Such as "2026-04". */
  readonly month: string;
  readonly kind: string;
  readonly account: string;
  readonly amountPaise: Paise;
}

/** What is deducted from a payout goes there, and not to the member. */
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

/** Where a movement is counted, and with which sign; null where it only moves what was counted before. */
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
  ...{ commission: 0, earnings: 0, takenBack: 0 },
  ...{ payouts: 0, taxDeducted: 0, depositsHeld: 0, depositsReturned: 0 },
};

/** Months with anything in them, oldest first, and all together. */
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
