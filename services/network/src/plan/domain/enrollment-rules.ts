import { planPrice, type Paise, type PlanName } from '@deepam/contracts';
import type { AskedAmount } from '../../membership/persistence/membership.schema.js';
import type { Enrollment } from '../persistence/enrollment.schema.js';

/** For so long a payment that was begun is the same again, at the amount that it asked for. Milliseconds. */
export const enrollmentLifeMs = 48 * 3_600_000;

export const unfinishedUntil = ({ createdAt }: Pick<Enrollment, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + enrollmentLifeMs);

/** Whether the member, who has `plan` now, may still pay what was asked for and count on it. */
export const holds = (enrollment: Pick<Enrollment, 'createdAt' | 'previousPlan'>, plan: PlanName | null, now: Date) =>
  enrollment.previousPlan === plan && unfinishedUntil(enrollment) > now;

interface Request {
  readonly plan: PlanName;
  readonly asked?: AskedAmount;
}

/** What a member with `plan` owes for the requested one: what they were asked for in time, else the price of today. */
export const amountDue = ({ plan: wanted, asked }: Request, plan: PlanName | null): Paise =>
  asked?.inTime === true && asked.previousPlan === plan ? asked.paise : planPrice(wanted, plan);
