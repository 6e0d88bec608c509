import { isHigherPlan, type PlanName } from '@deepam/contracts';

export type PlanState = 'open' | 'upgrade' | 'current' | 'included' | 'head';

export interface Priced {
  readonly name: PlanName;
  readonly price: number;
}

export interface Viewer {
  readonly plan: PlanName | null;
  readonly isHead: boolean;
}

export function planOffer(
  plan: Priced,
  plans: readonly Priced[],
  viewer: Viewer | null,
): { state: PlanState; amount: number } {
  if (viewer?.isHead === true) return { state: 'head', amount: plan.price };
  const current = viewer?.plan ?? null;
  if (current === null) return { state: 'open', amount: plan.price };
  if (current === plan.name) return { state: 'current', amount: 0 };
  if (!isHigherPlan(plan.name, current)) return { state: 'included', amount: 0 };
  const paid = plans.find(({ name }) => name === current)?.price ?? 0;
  return { state: 'upgrade', amount: plan.price - paid };
}
