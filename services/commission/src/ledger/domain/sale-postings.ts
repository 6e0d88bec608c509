import type { Paise } from '@deepam/contracts';
import { liabilityAccount } from './account.js';
import { balanced, type Posting } from './posting.js';
import { type Stamp, postingBase, creditLines } from './posting-lines.js';

/** The price of a plan comes in and belongs to the company until shares of it are credited. */
export function saleReceived(sale: { saleId: string; memberId: string; amountPaise: Paise }, stamp: Stamp): Posting {
  return balanced({
    ...postingBase(stamp, null),
    kind: 'sale',
    key: `sale:${sale.saleId}`,
    lines: [
      { account: 'company:sales', amountPaise: -sale.amountPaise },
      { account: 'company:commission', amountPaise: sale.amountPaise },
    ],
    reference: { saleId: sale.saleId, fromMemberId: sale.memberId },
  });
}

/** The sale was taken back: when its credits went back, its price is owed to the member. */
export function saleReversal(sale: { saleId: string; memberId: string; amountPaise: Paise }, stamp: Stamp): Posting {
  return balanced({
    ...postingBase(stamp, sale.memberId),
    kind: 'plan-refund-owed',
    key: saleReversalKey(sale.saleId),
    lines: [
      { account: 'company:commission', amountPaise: -sale.amountPaise },
      { account: liabilityAccount(sale.memberId, 'refund'), amountPaise: sale.amountPaise },
    ],
    reference: { saleId: sale.saleId, fromMemberId: sale.memberId },
  });
}
export const saleReversalKey = (saleId: string): string => `plan-refund-owed:${saleId}`;

export interface CommissionTerms {
  readonly saleId: string;
  readonly memberId: string;
  readonly fromMemberId: string;
  readonly level: number;
  readonly rateBasisPoints: number;
  readonly scheduleVersion: number;
  readonly amountPaise: Paise;
}

/** The share of one upline in one sale. */
export function commissionCredit(terms: CommissionTerms, state: 'pending' | 'available', stamp: Stamp): Posting {
  const { memberId, amountPaise, saleId, fromMemberId, level, rateBasisPoints, scheduleVersion } = terms;
  return balanced({
    ...postingBase(stamp, memberId),
    kind: 'commission',
    key: commissionKey(terms),
    lines: creditLines(memberId, 'commission', state, amountPaise),
    reference: { saleId, fromMemberId, level, rateBasisPoints, scheduleVersion },
  });
}

export const commissionKey = ({
  saleId,
  memberId,
  level,
}: Pick<CommissionTerms, 'saleId' | 'memberId' | 'level'>): string => `commission:${saleId}:${memberId}:${level}`;
