import { indianDay, startOfIndianDay } from './indian-day.js';

/**
 * What the company promises to those who wait for it. `approval`: from the proof of a payment to the plan; `delivery`: from the order
 * of cotton to its delivery; `payout`: from the request to the payment; `refund`: from the request for a deposit to its return.
 */
export const promiseKinds = ['approval', 'delivery', 'payout', 'refund'] as const;
export type PromiseKind = (typeof promiseKinds)[number];

/** How long, where nothing else is set: hours for an approval, else days of India's calendar. */
export const usualPromises = {
  approvalHours: 24,
  deliveryDays: 7,
  payoutDays: 3,
  refundDays: 7,
} as const;

export const promiseUnits = {
  approval: 'hours',
  delivery: 'days',
  payout: 'days',
  refund: 'days',
} as const satisfies Record<PromiseKind, 'hours' | 'days'>;

const dayMs = 24 * 3_600_000;

/** Days of India's calendar from one moment to the other: 0 on the same day, never less. */
export const daysWaited = (from: Date, to: Date): number =>
  Math.max(0, (startOfIndianDay(indianDay(to)).getTime() - startOfIndianDay(indianDay(from)).getTime()) / dayMs);

/** The last day, such as "2026-01-12", on which a promise of so many days is kept: all of that day. */
export const promisedDay = (from: Date, days: number): string => indianDay(new Date(from.getTime() + days * dayMs));

/** Hours that were begun: 1 within the first hour, never less. */
export const hoursWaited = (from: Date, to: Date): number =>
  Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 3_600_000));

/** Fewer are not told of: that would be about single people, and say nothing about the next one. */
export const fewestTold = 5;
