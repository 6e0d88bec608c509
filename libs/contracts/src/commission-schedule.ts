import type { PlanName } from './plans.js';

export const MAX_COMMISSION_LEVELS = 10;

export interface CommissionSchedule {
  readonly version: number;
  readonly ratesBasisPoints: readonly number[];
  readonly levelsByPlan: Readonly<Record<PlanName, number>>;
}

export const firstSchedule: CommissionSchedule = {
  version: 1,
  ratesBasisPoints: [1000, 500, 300, 200, 100, 100, 100, 100, 100, 100],
  levelsByPlan: { Bronze: 0, Silver: 5, Gold: 10 },
};

export const commissionSkipReasons = [
  'head',
  'deleted',
  'not-approved',
  'no-plan',
  'level-beyond-plan',
  'zero-amount',
] as const;
export type CommissionSkipReason = (typeof commissionSkipReasons)[number];
