import type { ApproverReason, Paise } from '@deepam/contracts';
import { reasonForApprover } from '@deepam/platform';
import type { MatchedCredit } from '../../bank/credit-claims.js';
import type { SaleApproval } from '../persistence/plan-sale.schema.js';

interface Decider {
  readonly accounts: readonly string[];
  readonly isHead: boolean;
}
type Credit = MatchedCredit | null;

/**
 * The head approves without a second approver. Staff do so only on a credit of exactly the amount, with a clean claim,
 * that other people imported and matched.
 * @returns the reason why a second approver is needed, or null
 */
export function approverReason({ accounts, isHead }: Decider, credit: Credit, duePaise: Paise): ApproverReason | null {
  if (isHead) return null;
  const matched = credit && { ...credit, people: credit.broughtBy };
  return reasonForApprover(matched, accounts, (amountPaise) => amountPaise === duePaise);
}

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
