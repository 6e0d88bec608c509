import { plans, type Grams, type PlanName } from '@deepam/contracts';

/** An upgrade adds the difference between both kits. */
export const kitGrams = (plan: PlanName, previousPlan: PlanName | null): Grams =>
  plans[plan].cottonGrams - (previousPlan === null ? 0 : plans[previousPlan].cottonGrams);
