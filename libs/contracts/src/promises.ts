import { indianDay } from './indian-day.js';

/** Days within which cotton of an approved order reaches the member. */
export const deliveryDays = 7;
/** Days within which a deposit goes back after it was asked for. */
export const refundDays = 7;

const dayMs = 24 * 3_600_000;

/** The last day of India on which a promise of so many days is kept: "2026-01-12" for seven days from the fifth. */
export const lastDayOf = (days: number, since: Date): string => indianDay(new Date(since.getTime() + days * dayMs));
