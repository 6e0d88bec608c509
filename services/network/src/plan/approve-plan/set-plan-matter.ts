import type { Paise } from '@deepam/contracts';
import type { Matter } from '@deepam/messaging';
import type { Membership } from '../../membership/persistence/membership.schema.js';
import type { PlanDecision } from './plan-decision.js';

/** A plan that nobody asked for, or that is given, pays commission or saves its price out of nothing: it needs one whatever it costs. */
export const setPlanMatter = (
  { _id, plan: held, planRequest }: Membership,
  { plan, payment }: PlanDecision,
  amountPaise: Paise,
): Matter => ({
  ...{ isAlways: true, amountPaise, memberId: _id, what: plan },
  seen: [held, planRequest?.requestId ?? null, payment, amountPaise],
});
