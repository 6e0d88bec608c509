import { toRupees, type StatementSummary } from '@deepam/contracts';
import type { IncomeSum } from '../persistence/income-sums.repository.js';

/**
 * The rows are in rupees, with every month named and the nearest level first. The caller knows whether they are
 * `complete`.
 */
export function incomeSummary(
  sums: readonly IncomeSum[],
  months: readonly string[],
  complete: boolean,
): StatementSummary {
  const total = (wanted: (sum: IncomeSum) => boolean) =>
    toRupees(sums.filter(wanted).reduce((all, { amountPaise }) => all + amountPaise, 0));
  const levels = [...new Set(sums.flatMap(({ level }) => (level === null ? [] : [level])))].sort((a, b) => a - b);
  return {
    months: months.map((month) => ({
      month,
      commission: total((sum) => sum.month === month && sum.ledger === 'commission'),
      earnings: total((sum) => sum.month === month && sum.ledger === 'earnings'),
    })),
    levels: levels.map((level) => ({ level, commission: total((sum) => sum.level === level) })),
    complete,
  };
}
