import { endOfIndianDay, indianDay } from './indian-day.js';

/** For so many days after its approval a member may give a plan back and get the money back. */
export const coolingOffDays = 30;

/** The first moment at which a plan that was approved then cannot be given back any more: the last day is whole, in India. */
export const coolingOffEnd = (approvedAt: Date): Date =>
  endOfIndianDay(indianDay(new Date(approvedAt.getTime() + coolingOffDays * 24 * 3_600_000)));
