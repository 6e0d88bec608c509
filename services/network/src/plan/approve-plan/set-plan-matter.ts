import type { ApproverReason, Paise } from '@deepam/contracts';
import type { Matter } from '@deepam/messaging';
import type { Membership } from '../../membership/persistence/membership.schema.js';
import type { PlanDecision } from './plan-decision.js';

interface Ground {
  /** Null for a plan that was requested and paid. */
  readonly outOfNothing: Paise | null;
  /** The credit that pays for the request, as the requester has seen it. */
  readonly lineId: string | null;
  /** Why a requested and paid plan needs a second approver; null where it needs none. */
  readonly reason: ApproverReason | null;
  readonly amountPaise: Paise;
}

/**
 * A plan that was not requested, or that is given, pays commission or saves its price out of nothing: it needs a second approver whatever it costs.
 * So does a requested one for which the requester has no credit of the bank, or a credit of their own making.
 */
export const setPlanMatter = (
  { _id, plan: held, planRequest }: Membership,
  { plan, payment }: PlanDecision,
  { outOfNothing, lineId, reason, amountPaise }: Ground,
): Matter => ({
  isAlways: outOfNothing !== null || reason !== null,
  // A credit of the bank moves no money out of nothing, however much it is.
  amountPaise: outOfNothing ?? (reason === null ? 0 : amountPaise),
  ...{ memberId: _id, what: plan },
  ...(reason !== null && { changes: [{ field: 'approverReason', before: null, after: reason }] }),
  seen: [held, planRequest?.requestId ?? null, payment, outOfNothing, lineId],
});
