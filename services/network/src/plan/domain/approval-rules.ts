import type { Paise } from '@deepam/contracts';
import type { MatchedCredit } from '../../bank/domain/matched-credit.js';
import type { SaleApproval } from '../persistence/plan-sale.schema.js';

export function approvalOf(
  { isHead }: { readonly isHead: boolean },
  credit: MatchedCredit | null,
  { duePaise, approverId }: { readonly duePaise: Paise; readonly approverId: string | null },
): SaleApproval {
  const line = credit === null ? {} : { lineId: credit.lineId };
  if (approverId !== null) return { kind: 'second-approver', approverId, ...line };
  if (credit?.amountPaise === duePaise && credit.doubt === null) return { kind: 'credit', ...line };
  return { kind: isHead ? 'head' : 'staff', ...line };
}
