import type { ApproverReason, CreditDoubt, Paise } from '@deepam/contracts';
import { reasonForApprover } from '@deepam/platform';

export interface MatchedCredit {
  readonly lineId: string;
  readonly amountPaise: Paise;
  /**
   * The accounts are those of the importer of the statement, of the person who matched the credit by hand, of everyone
   * who rejected, released or freed the credit or its UTR before, and of those who imported another member's credit: if
   * that credit were invented, that member could be the payer of this one. Only the head among these people may
   * approve the request on this credit without a second approver.
   */
  readonly broughtBy: readonly string[];
  readonly doubt: CreditDoubt | null;
}

interface Decider {
  readonly accounts: readonly string[];
  readonly isHead: boolean;
}

/**
 * The head approves without a second approver. Staff do so only on a credit of exactly the amount, with a clean claim,
 * that other people imported and matched.
 * @returns the reason why a second approver is needed, or null
 */
export function approverReason(
  { accounts, isHead }: Decider,
  credit: MatchedCredit | null,
  duePaise: Paise,
): ApproverReason | null {
  if (isHead) return null;
  const matched = credit && { ...credit, people: credit.broughtBy };
  return reasonForApprover(matched, accounts, (amountPaise) => amountPaise === duePaise);
}
