import type { bulkLeftOutReasons, Paise, PlanName } from '@deepam/contracts';
import { isClosing, type Leaving } from '../../tree/domain/closing.js';
import { approverReason, type MatchedCredit } from '../../bank/domain/matched-credit.js';
import { planError } from '../../plan/domain/plan-rules.js';

export type LeftOutReason = (typeof bulkLeftOutReasons)[number];

interface Asking extends Leaving {
  readonly isHead: boolean;
  readonly isApproved: boolean;
  readonly plan: PlanName | null;
}
interface Matched {
  readonly wanted: PlanName;
  readonly due: Paise;
  readonly credit: MatchedCredit;
}

interface Looking {
  readonly accounts: readonly string[];
  readonly isHead: boolean;
  readonly approvesMembers: boolean;
  readonly isDual: boolean;
  readonly now: Date;
}

export function leftOutReason(member: Asking, { wanted, due, credit }: Matched, by: Looking): LeftOutReason | null {
  if (planError(member, wanted, 'grant') !== null) return 'held';
  if (isClosing(member, by.now)) return 'closing';
  if (credit.amountPaise !== due) return 'amount';
  if (!member.isApproved && !by.approvesMembers) return 'approve-members';
  const reason = by.isDual ? approverReason(by, credit, due) : null;
  return reason === null ? null : (credit.doubt ?? 'approver');
}
