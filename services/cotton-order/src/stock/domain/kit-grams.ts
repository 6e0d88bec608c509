import { plans, type Grams, type PlanName } from '@deepam/contracts';

/** Of a kit; an upgrade brings what the higher plan has more, as it costs the difference. */
export const kitGrams = (plan: PlanName, previousPlan: PlanName | null): Grams =>
  plans[plan].cottonGrams - (previousPlan === null ? 0 : plans[previousPlan].cottonGrams);
