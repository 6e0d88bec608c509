import type { Paise, ReturnApproval } from '@deepam/contracts';
import { balanced, type Posting } from './posting.js';
import { type Stamp, postingBase, creditLines } from './posting-lines.js';

export interface EarningTerms {
  readonly memberId: string;
  readonly amountPaise: Paise;
}

export function makingChargeCredit(
  terms: EarningTerms & { orderId: string; approval: ReturnApproval },
  state: 'pending' | 'available',
  stamp: Stamp,
): Posting {
  return balanced({
    ...postingBase(stamp, terms.memberId),
    kind: 'making-charge',
    key: makingChargeKey(terms.orderId),
    lines: creditLines(terms.memberId, 'earnings', state, terms.amountPaise),
    reference: { orderId: terms.orderId, creditId: terms.orderId, approval: terms.approval },
  });
}
export const makingChargeKey = (orderId: string): string => `making-charge:${orderId}`;

export function adjustmentCredit(
  terms: EarningTerms & { creditId: string; reason: string | null; decidedBy: string },
  stamp: Stamp,
): Posting {
  return balanced({
    ...postingBase(stamp, terms.memberId),
    kind: 'adjustment',
    key: `adjustment:${terms.creditId}`,
    lines: creditLines(terms.memberId, 'earnings', 'available', terms.amountPaise),
    reference: { creditId: terms.creditId },
    reason: terms.reason,
    decidedBy: terms.decidedBy,
  });
}
