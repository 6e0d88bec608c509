import type { Paise } from './money.js';

export const planNames = ['Bronze', 'Silver', 'Gold'] as const;
export type PlanName = (typeof planNames)[number];

/**
 * A plan is a kit of goods that a member buys once and may upgrade. Prices and contents are in
 * docs/specification/rules.md.
 */
export interface Plan {
  readonly name: PlanName;
  readonly pricePaise: Paise;
  readonly cottonGrams: number;
  readonly contents: readonly string[];
}

export const plans: Record<PlanName, Plan> = {
  Bronze: {
    name: 'Bronze',
    pricePaise: 75_000,
    cottonGrams: 200,
    contents: ['200g cotton for practice', 'Round wick production'],
  },
  Silver: {
    name: 'Silver',
    pricePaise: 150_000,
    cottonGrams: 300,
    contents: ['300g cotton', 'Round and long wicks', 'Packaging included'],
  },
  Gold: {
    name: 'Gold',
    pricePaise: 250_000,
    cottonGrams: 400,
    contents: ['400g cotton', 'Round and long wicks', 'Vastramala production', 'Packaging included'],
  },
};

/** The rank is 0 without a plan, and 1 to 3 by price. */
export const rankOfPlan = (plan: PlanName | null): number => (plan === null ? 0 : planNames.indexOf(plan) + 1);
export const planOfRank = (rank: number): PlanName | null => planNames[rank - 1] ?? null;

export function isHigherPlan(plan: PlanName, than: PlanName | null): boolean {
  return rankOfPlan(plan) > rankOfPlan(than);
}

/** The list has the plans that may follow `current`, cheapest first: all three without a plan, and none after Gold. */
export function higherPlans(current: PlanName | null): PlanName[] {
  return planNames.filter((plan) => isHigherPlan(plan, current));
}

export function planPrice(plan: PlanName, current: PlanName | null): Paise {
  return plans[plan].pricePaise - (current === null ? 0 : plans[current].pricePaise);
}

/** Silver and Gold members may sponsor, add members and request payouts. */
export function mayBuildNetwork(plan: PlanName | null): boolean {
  return plan === 'Silver' || plan === 'Gold';
}
