import { payoutReferencesIn, type IdentifiedLine } from '@deepam/bank-statements';
import type { BankLayout } from '@deepam/contracts';
import { createHash } from 'node:crypto';

export const readingOf = (layout: BankLayout): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(layout).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

export const payoutsNamedIn = ({ narration, reference }: { readonly narration: string; readonly reference: string }) =>
  payoutReferencesIn(`${narration} | ${reference}`);

export function newBankLine(
  { id, isRepeated, hasOtherNumbers, ...line }: IdentifiedLine,
  of: { readonly statementId: string; readonly account: string },
) {
  const namedTransfers = payoutsNamedIn(line);
  const mayNameTransfer = namedTransfers.length > 0 || line.references.length > 0;
  return {
    ...line,
    ...(namedTransfers.length > 0 && { namedTransfers }),
    ...of,
    _id: id,
    state: isRepeated ? ('ambiguous' as const) : ('unmatched' as const),
    candidates: [],
    ...(isRepeated && { isRepeated }),
    ...(hasOtherNumbers && { hasOtherNumbers }),
    ...((line.direction === 'credit' && !hasOtherNumbers ? !isRepeated : mayNameTransfer) && {
      isUnseen: true as const,
    }),
  };
}
