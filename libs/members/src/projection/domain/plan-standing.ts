/** A sale as far as the plan depends on it; it may be reversed before it is heard of. */
export interface SoldPlan {
  readonly saleId: string;
  readonly rank: number;
  readonly isReversed?: boolean;
}

/** The present plan, and what it follows from: the same in whatever order sales and reversals are heard of. */
export interface PlanStanding {
  readonly planRank: number;
  readonly sales?: readonly SoldPlan[];
  readonly earlierRank?: number;
}

export function withSale(before: PlanStanding, saleId: string, rank: number): PlanStanding {
  const { sales, earlierRank } = explained(before);
  const isKnown = sales.some((sale) => sale.saleId === saleId);
  return standing(isKnown ? sales : [...sales, { saleId, rank }], earlierRank);
}

export function withReversal(
  before: PlanStanding,
  saleId: string,
  { rank, previousRank }: { readonly rank: number; readonly previousRank: number },
): PlanStanding {
  const { sales, earlierRank } = explained(before);
  const others = sales.filter((sale) => sale.saleId !== saleId);
  // The plan that was known before sales were kept may be the one of this sale.
  const left = earlierRank >= rank ? previousRank : earlierRank;
  return standing([...others, { saleId, rank, isReversed: true }], left);
}

/** What the sales do not explain was heard of by an earlier release, which kept the highest plan alone. */
function explained({ planRank, sales = [], earlierRank = 0 }: PlanStanding): Required<Omit<PlanStanding, 'planRank'>> {
  return planRank > highest(sales, earlierRank) ? { sales, earlierRank: planRank } : { sales, earlierRank };
}

const standing = (sales: readonly SoldPlan[], earlierRank: number): Required<PlanStanding> => ({
  planRank: highest(sales, earlierRank),
  sales,
  earlierRank,
});

const highest = (sales: readonly SoldPlan[], earlierRank: number): number =>
  Math.max(earlierRank, ...sales.filter(({ isReversed }) => isReversed !== true).map(({ rank }) => rank));
