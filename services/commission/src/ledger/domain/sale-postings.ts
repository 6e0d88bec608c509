import type { Paise } from '@deepam/contracts';
import { liabilityAccount } from './account.js';
import { balanced, type Posting, type PostingLine } from './posting.js';
import { type Stamp, postingBase, creditLines } from './posting-lines.js';

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

export interface SaleReversal {
  readonly saleId: string;
  readonly memberId: string;
  readonly amountPaise: Paise;
  readonly isPriceOwed: boolean;
}

/** Once its credits are reversed, the price of a sale is owed to the member, or was never received. */
export function saleReversal(sale: SaleReversal, stamp: Stamp): Posting {
  const { saleId, memberId, isPriceOwed } = sale;
  return balanced({
    ...postingBase(stamp, isPriceOwed ? memberId : null),
    kind: isPriceOwed ? 'plan-refund-owed' : 'sale-reversed',
    key: saleReversalKey(sale),
    lines: saleReversalLines(sale),
    reference: { saleId, fromMemberId: memberId },
  });
}
export const saleReversalKey = ({ saleId, isPriceOwed }: Pick<SaleReversal, 'saleId' | 'isPriceOwed'>): string =>
  `${isPriceOwed ? 'plan-refund-owed' : 'sale-reversed'}:${saleId}`;
export const saleReversalLines = ({ memberId, amountPaise, isPriceOwed }: SaleReversal): readonly PostingLine[] => [
  { account: 'company:commission', amountPaise: -amountPaise },
  { account: isPriceOwed ? liabilityAccount(memberId, 'refund') : 'company:sales', amountPaise },
];

export interface CommissionTerms {
  readonly saleId: string;
  readonly memberId: string;
  readonly fromMemberId: string;
  readonly level: number;
  readonly rateBasisPoints: number;
  readonly scheduleVersion: number;
  readonly amountPaise: Paise;
}

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
