import type { ApproverReason, Paise } from '@deepam/contracts';
import { reasonForApprover } from '@deepam/platform';
import type { MatchedCredit } from '../../bank/credit-claims.js';
import type { SaleApproval } from '../persistence/plan-sale.schema.js';

interface Decider {
  /** Of the person who decides: see `accountsOf`. */
  readonly accounts: readonly string[];
  readonly isHead: boolean;
}
type Credit = MatchedCredit | null;

/**
 * Why an approval of a requested and paid plan needs a second approver; null where it needs none. The head approves alone, staff only on a credit of
 * exactly the amount, with a clean claim, which somebody else imported and matched.
 */
export function approverReason({ accounts, isHead }: Decider, credit: Credit, duePaise: Paise): ApproverReason | null {
  if (isHead) return null;
  const matched = credit && { ...credit, people: credit.broughtBy };
  return reasonForApprover(matched, accounts, (amountPaise) => amountPaise === duePaise);
}

/** What the sale keeps of it. */
export function approvalOf(
  { isHead }: Pick<Decider, 'isHead'>,
  credit: Credit,
  { duePaise, approverId }: { readonly duePaise: Paise; readonly approverId: string | null },
): SaleApproval {
  const line = credit === null ? {} : { lineId: credit.lineId };
  if (approverId !== null) return { kind: 'second-approver', approverId, ...line };
  if (credit?.amountPaise === duePaise && credit.doubt === null) return { kind: 'credit', ...line };
  return { kind: isHead ? 'head' : 'staff', ...line };
}
