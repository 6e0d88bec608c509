import type { PlanName } from './plans.js';

export const MAX_COMMISSION_LEVELS = 10;

/** Rates by relative level and how many levels each plan earns on; versioned and edited by the head. */
export interface CommissionSchedule {
  readonly version: number;
  /** Basis points for level 1, 2 … 10. */
  readonly ratesBasisPoints: readonly number[];
  /** How many levels an earner on that plan is paid for. */
  readonly levelsByPlan: Readonly<Record<PlanName, number>>;
}

export const firstSchedule: CommissionSchedule = {
  version: 1,
  ratesBasisPoints: [1000, 500, 300, 200, 100, 100, 100, 100, 100, 100],
  levelsByPlan: { Bronze: 0, Silver: 5, Gold: 10 },
};

/** Why an upline gets nothing from a sale; the first that fits, in this order. */
export const commissionSkipReasons = [
  'head',
  'deleted',
  'not-approved',
  'no-plan',
  'level-beyond-plan',
  'zero-amount',
] as const;
export type CommissionSkipReason = (typeof commissionSkipReasons)[number];
