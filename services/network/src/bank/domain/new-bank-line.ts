import { type StatementLine, referencesIn } from '@deepam/bank-statements';
import type { BankLayout } from '@deepam/contracts';
import { createHash } from 'node:crypto';

export const readingOf = (layout: BankLayout): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(layout).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');
export const newBankLine = (
  { id, ...line }: StatementLine & { id: string },
  of: { readonly statementId: string; readonly account: string },
) => ({
  ...line,
  ...of,
  _id: id,
  references: referencesIn(line.narration, line.reference, line.date),
  state: 'unmatched' as const,
  candidates: [],
  ...(line.direction === 'credit' && { isUnseen: true as const }),
});
