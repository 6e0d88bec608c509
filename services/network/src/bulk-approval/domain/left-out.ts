import type { bulkLeftOutReasons, Paise, PlanName } from '@deepam/contracts';
import { isClosing, type Leaving } from '../../membership/domain/closing.js';
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
  readonly paid: Paise;
}

/** Why a request with a line of the bank is not approved together with others, or null. */
export function leftOutReason(
  member: Asking,
  { wanted, due, paid }: Matched,
  by: { readonly approvesMembers: boolean; readonly now: Date },
): LeftOutReason | null {
  if (planError(member, wanted, 'grant') !== null) return 'held';
  if (isClosing(member, by.now)) return 'closing';
  if (paid !== due) return 'amount';
  return member.isApproved || by.approvesMembers ? null : 'approve-members';
}
