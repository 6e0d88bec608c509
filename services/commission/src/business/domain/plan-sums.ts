import { planNames, type Paise, type PlanName } from '@deepam/contracts';

/** Sales of one plan. */
export interface PlanSum {
  readonly plan: PlanName;
  readonly sales: number;
  readonly amountPaise: Paise;
  /** Of the amount, what was credited to members. */
  readonly commissionPaise: Paise;
  readonly reversed: number;
  readonly reversedPaise: Paise;
}

const none = { sales: 0, amountPaise: 0, commissionPaise: 0, reversed: 0, reversedPaise: 0 };

/** Added up by plan, the cheapest first; plans of which there is nothing are left out. */
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
