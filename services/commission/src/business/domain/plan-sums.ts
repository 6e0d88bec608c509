import { planNames, type Paise, type PlanName } from '@deepam/contracts';

export interface PlanSum {
  readonly plan: PlanName;
  readonly sales: number;
  readonly amountPaise: Paise;
  readonly commissionPaise: Paise;
  readonly reversed: number;
  readonly reversedPaise: Paise;
}

const none = { sales: 0, amountPaise: 0, commissionPaise: 0, reversed: 0, reversedPaise: 0 };

export function plansOf(sums: readonly Partial<PlanSum>[]): PlanSum[] {
  return planNames.flatMap((plan) => {
    const own = sums.filter((sum) => sum.plan === plan);
    if (own.length === 0) return [];
    const total = { plan, ...none };
    for (const field of Object.keys(none) as (keyof typeof none)[])
      total[field] = own.reduce((sum, one) => sum + (one[field] ?? 0), 0);
    return [total];
  });
}
