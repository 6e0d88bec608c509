export interface SoldPlan {
  readonly saleId: string;
  readonly rank: number;
  readonly isReversed?: boolean;
}

/** The result does not depend on the order in which sales and reversals arrive. */
export interface PlanStanding {
  readonly planRank: number;
  readonly sales: readonly SoldPlan[];
}

export function withSale(sales: readonly SoldPlan[], saleId: string, rank: number): PlanStanding {
  const isKnown = sales.some((sale) => sale.saleId === saleId);
  return standing(isKnown ? sales : [...sales, { saleId, rank }]);
}

export function withReversal(sales: readonly SoldPlan[], saleId: string, rank: number): PlanStanding {
  const others = sales.filter((sale) => sale.saleId !== saleId);
  return standing([...others, { saleId, rank, isReversed: true }]);
}

const standing = (sales: readonly SoldPlan[]): PlanStanding => ({
  planRank: Math.max(0, ...sales.filter(({ isReversed }) => isReversed !== true).map(({ rank }) => rank)),
  sales,
});
