import type { StatementLine } from '@deepam/bank-statements';
import { toRupees, type StatementPreview } from '@deepam/contracts';

export function previewTotals(lines: readonly StatementLine[]): StatementPreview['totals'] {
  const of = (direction: StatementLine['direction']) => lines.filter((line) => line.direction === direction);
  const sum = (some: readonly StatementLine[]) =>
    toRupees(some.reduce((total, { amountPaise }) => total + amountPaise, 0));
  const days = lines.map(({ date }) => date).sort();
  return {
    lines: lines.length,
    credits: of('credit').length,
    creditAmount: sum(of('credit')),
    debits: of('debit').length,
    debitAmount: sum(of('debit')),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
  };
}
