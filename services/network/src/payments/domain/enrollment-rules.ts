import { planPrice, type Paise, type PlanName } from '@deepam/contracts';
import type { AskedAmount } from '../../tree/persistence/membership.schema.js';
import type { Enrollment } from '../persistence/enrollment.schema.js';

/** The milliseconds are the time for which an unfinished payment keeps its link and its amount. */
export const enrollmentLifeMs = 48 * 3_600_000;

export const unfinishedUntil = ({ createdAt }: Pick<Enrollment, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + enrollmentLifeMs);

export const holds = (enrollment: Pick<Enrollment, 'createdAt' | 'previousPlan'>, plan: PlanName | null, now: Date) =>
  enrollment.previousPlan === plan && unfinishedUntil(enrollment) > now;

interface Request {
  readonly plan: PlanName;
  readonly asked?: AskedAmount;
}

/** A member pays the amount of a link that was proven in time, and otherwise today's price. */
export const amountDue = ({ plan: wanted, asked }: Request, plan: PlanName | null): Paise =>
  asked?.inTime === true && asked.previousPlan === plan ? asked.paise : planPrice(wanted, plan);
