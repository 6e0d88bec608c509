import { commissionCredit, saleReceived } from '../../ledger/domain/sale-postings.js';
import type { Posting } from '../../ledger/domain/posting.js';
import { saleBase, type Distribution, type SaleTerms } from './distribute.js';

export function salePostings(
  sale: Omit<SaleTerms, 'upline'> & { saleId: string; memberId: string },
  { rows, scheduleVersion }: Distribution,
  state: 'pending' | 'available',
  at: Date,
  newId: () => string,
): Posting[] {
  const { saleId, memberId: fromMemberId } = sale;
  const amountPaise = saleBase(sale);
  if (amountPaise === 0) return [];
  const received = saleReceived({ saleId, memberId: fromMemberId, amountPaise }, { id: newId(), at });
  const credits = rows
    .filter((row) => row.skipped === null)
    .map(({ memberId, level, rateBasisPoints, amountPaise: share }) =>
      commissionCredit(
        { saleId, fromMemberId, memberId, level, rateBasisPoints, scheduleVersion, amountPaise: share },
        state,
        { id: newId(), at },
      ),
    );
  return [received, ...credits];
}
