import type { Paise } from '@deepam/contracts';
import { isOnePerson } from '@deepam/platform';
import type { SaleApproval } from '../persistence/plan-sale.schema.js';

interface Decider {
  /** Of the person who decides: see `accountsOf`. */
  readonly accounts: readonly string[];
  readonly isHead: boolean;
}
interface Credit {
  readonly lineId: string;
  readonly amountPaise: Paise;
  /** As in `MatchedCredit`. */
  readonly broughtBy: readonly string[];
}

/**
 * Whether an approval of a requested and paid plan needs a second approver: the head approves alone, staff only on a credit of exactly the amount
 * which somebody else imported and matched.
 */
export const needsApprover = ({ accounts, isHead }: Decider, credit: Credit | null, duePaise: Paise): boolean =>
  !isHead && (credit?.amountPaise !== duePaise || isOnePerson(credit.broughtBy, accounts));

/** What the sale keeps of it. */
export function approvalOf(
  { isHead }: Pick<Decider, 'isHead'>,
  credit: Credit | null,
  { duePaise, approverId }: { readonly duePaise: Paise; readonly approverId: string | null },
): SaleApproval {
  const line = credit === null ? {} : { lineId: credit.lineId };
  if (approverId !== null) return { kind: 'second-approver', approverId, ...line };
  if (credit?.amountPaise === duePaise) return { kind: 'credit', ...line };
  return { kind: isHead ? 'head' : 'staff', ...line };
}
