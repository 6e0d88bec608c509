import { planNames, type PlanName } from '@deepam/contracts';
import type { Terms } from './draft.js';

export interface TermChange {
  readonly of: { readonly level: number } | { readonly plan: PlanName };
  readonly before: number;
  readonly after: number;
}

export function changesBetween(before: Terms, after: Terms): TermChange[] {
  const rates = after.ratesBasisPoints.map((rate, index) => ({
    of: { level: index + 1 },
    before: before.ratesBasisPoints[index]!,
    after: rate,
  }));
  const levels = planNames.map((plan) => ({
    of: { plan },
    before: before.levelsByPlan[plan],
    after: after.levelsByPlan[plan],
  }));
  return [...rates, ...levels].filter((change) => change.before !== change.after);
}
