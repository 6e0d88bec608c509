import type { Paise, PayableKind } from '@deepam/contracts';
import { liabilityAccount, type CompanyAccount, type Liability } from './account.js';
import { postingBase, type Stamp } from './posting-lines.js';
import { balanced, type Posting, type PostingKind, type PostingReference } from './posting.js';

export type RefundStep = 'refunded' | 'refund-returned';

interface RefundTerms {
  readonly ownerId: string;
  readonly memberId: string;
  readonly amountPaise: Paise;
  readonly times: number;
}

interface Refund {
  readonly liability: Liability;
  readonly company: CompanyAccount;
  readonly kinds: Readonly<Record<RefundStep, PostingKind>>;
  reference(ownerId: string): PostingReference;
}

const refunds: Readonly<Record<Exclude<PayableKind, 'payout'>, Refund>> = {
  'deposit-refund': {
    liability: 'deposit',
    company: 'company:deposits',
    kinds: { refunded: 'deposit-refunded', 'refund-returned': 'deposit-refund-returned' },
    reference: (orderId) => ({ orderId }),
  },
  'plan-refund': {
    liability: 'refund',
    company: 'company:sales',
    kinds: { refunded: 'plan-refunded', 'refund-returned': 'plan-refund-returned' },
    reference: (saleId) => ({ saleId }),
  },
};

export function refundStep(
  kind: Exclude<PayableKind, 'payout'>,
  step: RefundStep,
  { ownerId, memberId, amountPaise, times }: RefundTerms,
  stamp: Stamp,
): Posting {
  const { liability, company, kinds, reference } = refunds[kind];
  const moved = step === 'refunded' ? -amountPaise : amountPaise;
  return balanced({
    ...postingBase(stamp, memberId),
    kind: kinds[step],
    key: `${kinds[step]}:${ownerId}:${times}`,
    lines: [
      { account: company, amountPaise: -moved },
      { account: liabilityAccount(memberId, liability), amountPaise: moved },
    ],
    reference: reference(ownerId),
  });
}
