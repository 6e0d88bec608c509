import type { Paise } from '@deepam/contracts';
import type { Matter } from '@deepam/messaging';
import type { Membership } from '../../membership/persistence/membership.schema.js';
import type { PlanDecision } from './plan-decision.js';

/**
 * A plan that nobody asked for, or that is given, pays commission or saves its price out of nothing: it needs one whatever it costs.
 * @param outOfNothing null for what was asked for and paid, which needs none
 */
export const setPlanMatter = (
  { _id, plan: held, planRequest }: Membership,
  { plan, payment }: PlanDecision,
  outOfNothing: Paise | null,
): Matter => ({
  ...{ isAlways: outOfNothing !== null, amountPaise: outOfNothing ?? 0, memberId: _id, what: plan },
  seen: [held, planRequest?.requestId ?? null, payment, outOfNothing],
});
