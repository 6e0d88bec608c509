import type { IdentifiedLine } from '@deepam/bank-statements';
import type { BankLayout } from '@deepam/contracts';
import { createHash } from 'node:crypto';

export const readingOf = (layout: BankLayout): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(layout).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');
export const newBankLine = (
  { id, isRepeated, ...line }: IdentifiedLine,
  of: { readonly statementId: string; readonly account: string },
) => ({
  ...line,
  ...of,
  _id: id,
  state: isRepeated ? ('ambiguous' as const) : ('unmatched' as const),
  candidates: [],
  ...(isRepeated && { isRepeated }),
  ...(line.direction === 'credit' && !isRepeated && { isUnseen: true as const }),
});
