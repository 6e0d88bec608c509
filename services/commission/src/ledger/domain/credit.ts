import type { Paise } from '@deepam/contracts';
import { accountParts, type Ledger } from './account.js';
import type { Posting, PostingReference } from './posting.js';

export interface Credit {
  readonly postingId: string;
  readonly memberId: string;
  readonly ledger: Ledger;
  readonly amountPaise: Paise;
  readonly reference: PostingReference;
}

/** @returns null for a payout, release or correction, which only move money or reverse it */
export function creditOf(posting: Posting): Credit | null {
  switch (posting.kind) {
    case 'commission':
    case 'making-charge':
    case 'adjustment':
      return givenBy(posting);
    case 'sale':
    case 'sale-reversed':
    case 'tax-deposited':
    case 'deposit-held':
    case 'deposit-refunded':
    case 'deposit-refund-returned':
    case 'plan-refund-owed':
    case 'plan-refunded':
    case 'plan-refund-returned':
    case 'release':
    case 'payout-requested':
    case 'payout-approved':
    case 'payout-rejected':
    case 'correction':
    case 'waived':
    case 'written-off':
      return null;
  }
}

function givenBy(posting: Posting): Credit | null {
  for (const { account, amountPaise } of posting.lines) {
    const parts = accountParts(account);
    if (parts.owner !== 'member') continue;
    const { memberId, ledger } = parts;
    return { postingId: posting._id, memberId, ledger, amountPaise, reference: posting.reference };
  }
  return null;
}

export const correctedBy = ({ lines }: Pick<Posting, 'lines'>): Paise =>
  lines.reduce(
    (sum, { account, amountPaise }) => sum - (accountParts(account).owner === 'member' ? amountPaise : 0),
    0,
  );
