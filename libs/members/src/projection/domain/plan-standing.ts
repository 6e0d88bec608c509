/** The part of a sale that the plan depends on; the reversal may arrive before the sale. */
export interface SoldPlan {
  readonly saleId: string;
  readonly rank: number;
  readonly isReversed?: boolean;
}

/** The result does not depend on the order in which sales and reversals arrive. */
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
  // The plan of the time before sales were stored may be the plan of this sale.
  const left = earlierRank >= rank ? previousRank : earlierRank;
  return standing([...others, { saleId, rank, isReversed: true }], left);
}

/** An earlier release, which stored only the highest plan, received the rest. */
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
