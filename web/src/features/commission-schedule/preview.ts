import { type CommissionSchedule, type Paise, planPrice, type PlanName, shareOf } from '@deepam/contracts';

type Terms = Pick<CommissionSchedule, 'ratesBasisPoints' | 'levelsByPlan'>;

export interface PreviewRow {
  readonly level: number;
  readonly basisPoints: number;
  readonly amount: Paise;
}
export interface Preview {
  readonly price: Paise;
  readonly rows: readonly PreviewRow[];
  readonly company: Paise;
}

/**
 * The preview assumes a first sale, and that every upline is approved and on the earner's plan. Amounts are in paise,
 * and each row is rounded down.
 */
export function previewOf(terms: Terms, sold: PlanName, earner: PlanName): Preview {
  const price = planPrice(sold, null);
  const rows = terms.ratesBasisPoints
    .slice(0, terms.levelsByPlan[earner])
    .map((basisPoints, index) => ({ level: index + 1, basisPoints, amount: shareOf(price, basisPoints) }))
    .filter(({ amount }) => amount > 0);
  return { price, rows, company: price - rows.reduce((sum, { amount }) => sum + amount, 0) };
}
