import type { ApproverReason, Paise } from '@deepam/contracts';
import type { ApprovalSubject } from '@deepam/messaging';
import type { Membership } from '../../membership/persistence/membership.schema.js';
import type { PlanDecision } from './plan-decision.js';

interface Ground {
  /** The amount is null for a plan that was requested and paid. */
  readonly outOfNothing: Paise | null;
  readonly lineId: string | null;
  readonly reason: ApproverReason | null;
  readonly amountPaise: Paise;
}

/**
 * A plan that was not requested, or is waived, creates commission without money, so it needs a second approver whatever
 * it costs. A requested plan also needs one if the requester has no credit of the bank, or only one of their own
 * making.
 */
export const planApprovalSubject = (
  { _id, plan: held, planRequest }: Membership,
  { plan, payment }: PlanDecision,
  { outOfNothing, lineId, reason, amountPaise }: Ground,
): ApprovalSubject => ({
  isAlways: outOfNothing !== null || reason !== null,
  // A credit of the bank covers the plan, so the amount does not count for the threshold.
  amountPaise: outOfNothing ?? (reason === null ? 0 : amountPaise),
  ...{ memberId: _id, what: plan },
  ...(reason !== null && { changes: [{ field: 'approverReason', before: null, after: reason }] }),
  seen: [held, planRequest?.requestId ?? null, payment, outOfNothing, lineId],
});
