import type { Paise } from '@deepam/contracts';
import { ledgers, memberAccount } from './account.js';
import type { Credit } from './credit.js';
import { balanced, type ByLedger, type Posting } from './posting.js';
import { type Stamp, postingBase, creditLines } from './posting-lines.js';

export interface CorrectionTerms {
  readonly amountPaise: Paise;
  readonly state: 'pending' | 'available';
  /**
   * The number of earlier corrections of this credit is part of the key, so the later of two concurrent corrections
   * conflicts.
   */
  readonly earlier: number;
  readonly reason: string | null;
  readonly decidedBy: string;
  readonly reversalId?: string;
}

export function correction(credited: Credit, terms: CorrectionTerms, stamp: Stamp): Posting {
  const { amountPaise, state, earlier, reason, decidedBy, reversalId } = terms;
  return balanced({
    ...postingBase(stamp, credited.memberId),
    kind: 'correction',
    key: `correction:${credited.postingId}${earlier === 0 ? '' : `:${earlier + 1}`}`,
    lines: creditLines(credited.memberId, credited.ledger, state, -amountPaise),
    reference: { ...credited.reference, ...(reversalId !== undefined && { reversalId }) },
    correctsId: credited.postingId,
    reason,
    decidedBy,
  });
}

interface ClosedBalance {
  readonly memberId: string;
  readonly amounts: ByLedger;
  readonly words: string | null;
}

/** A remaining balance goes to the company, and a remaining debt is written off. */
export const settlementOf = (account: ClosedBalance, stamp: Stamp): Posting =>
  ledgers.reduce((sum, ledger) => sum + account.amounts[ledger], 0) < 0
    ? writtenOff(account, stamp)
    : waived(account, stamp);

function writtenOff({ memberId, amounts, words }: ClosedBalance, stamp: Stamp): Posting {
  return balanced({
    ...postingBase(stamp, memberId),
    kind: 'written-off',
    key: `written-off:${stamp.id}`,
    lines: ledgers
      .filter((ledger) => amounts[ledger] !== 0)
      .flatMap((ledger) => [
        { account: memberAccount(memberId, ledger, 'available'), amountPaise: -amounts[ledger] },
        { account: 'company:written-off' as const, amountPaise: amounts[ledger] },
      ]),
    reference: { waiverId: stamp.id },
    reason: words,
  });
}

/** The owner of a closed account has waived its available money, so it belongs to the company. */
function waived(account: ClosedBalance, stamp: Stamp): Posting {
  const { memberId, amounts, words } = account;
  return balanced({
    ...postingBase(stamp, memberId),
    kind: 'waived',
    key: `waived:${stamp.id}`,
    lines: ledgers
      .filter((ledger) => amounts[ledger] !== 0)
      .flatMap((ledger) => creditLines(memberId, ledger, 'available', -amounts[ledger])),
    reference: { waiverId: stamp.id },
    reason: words,
  });
}
