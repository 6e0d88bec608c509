import { indianDay, startOfIndianDay } from './indian-day.js';

/**
 * The company promises a time for each kind: `approval` is from the proof of a payment to the plan; `delivery` from the
 * cotton order to its delivery; `payout` from the request to the payment; `refund` from the request for a deposit to
 * its return.
 */
export const serviceLevelKinds = ['approval', 'delivery', 'payout', 'refund'] as const;
export type ServiceLevelKind = (typeof serviceLevelKinds)[number];

/** The default is in hours for an approval, and otherwise in days of the Indian calendar. */
export const defaultServiceLevels = {
  approvalHours: 24,
  deliveryDays: 7,
  payoutDays: 3,
  refundDays: 7,
} as const;

export const serviceLevelUnits = {
  approval: 'hours',
  delivery: 'days',
  payout: 'days',
  refund: 'days',
} as const satisfies Record<ServiceLevelKind, 'hours' | 'days'>;

const dayMs = 24 * 3_600_000;

/** The days are those of the Indian calendar: 0 on the same day, never less. */
export const daysWaited = (from: Date, to: Date): number =>
  Math.max(0, (startOfIndianDay(indianDay(to)).getTime() - startOfIndianDay(indianDay(from)).getTime()) / dayMs);

/** A service level of this number of days is met until the end of the returned day, such as "2026-01-12". */
export const promisedDay = (from: Date, days: number): string => indianDay(new Date(from.getTime() + days * dayMs));

/** The result counts hours that have begun: 1 within the first hour, never less. */
export const hoursWaited = (from: Date, to: Date): number =>
  Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 3_600_000));

/** A smaller number is not shown: it would describe individual people, and predict nothing. */
export const minShownWaits = 5;
