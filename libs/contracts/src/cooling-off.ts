import { endOfIndianDay, indianDay } from './indian-day.js';

/** A member may return a plan for this number of days after its approval and get the money back. */
export const coolingOffDays = 30;

/**
 * A plan that was approved at `approvedAt` can't be returned from this time on. The last day counts as a whole day in
 * India.
 */
export const coolingOffEnd = (approvedAt: Date): Date =>
  endOfIndianDay(indianDay(new Date(approvedAt.getTime() + coolingOffDays * 24 * 3_600_000)));
