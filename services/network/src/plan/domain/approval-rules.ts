import type { Paise } from '@deepam/contracts';
import type { SaleApproval } from '../persistence/plan-sale.schema.js';

interface Decider {
  readonly memberId: string;
  readonly isHead: boolean;
}
interface Credit {
  readonly lineId: string;
  readonly amountPaise: Paise;
  readonly broughtBy: readonly string[];
}

/**
 * Whether an approval of a requested and paid plan needs a second approver: the head approves alone, staff only on a credit of exactly the amount
 * which they neither imported nor matched themselves.
 */
export const needsApprover = ({ memberId, isHead }: Decider, credit: Credit | null, duePaise: Paise): boolean =>
  !isHead && (credit?.amountPaise !== duePaise || credit.broughtBy.includes(memberId));

/** What the sale keeps of it. */
export function approvalOf(
  { isHead }: Decider,
  credit: Credit | null,
  { duePaise, approverId }: { readonly duePaise: Paise; readonly approverId: string | null },
): SaleApproval {
  const line = credit === null ? {} : { lineId: credit.lineId };
  if (approverId !== null) return { kind: 'second-approver', approverId, ...line };
  if (credit?.amountPaise === duePaise) return { kind: 'credit', ...line };
  return { kind: isHead ? 'head' : 'staff', ...line };
}
