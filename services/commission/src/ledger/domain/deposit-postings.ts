import type { Paise } from '@deepam/contracts';
import { depositAccount } from './account.js';
import { type Stamp, postingBase } from './posting-lines.js';
import { balanced, type Posting } from './posting.js';

export interface DepositTerms {
  readonly orderId: string;
  readonly memberId: string;
  readonly amountPaise: Paise;
}

/** The price of cotton came in and is owed to the member until finished wicks come back. */
export const depositHeld = (terms: DepositTerms, stamp: Stamp): Posting =>
  deposit('deposit-held', terms, terms.amountPaise, stamp);

/** It went back to the member by UPI or bank. */
export const depositRefunded = (terms: DepositTerms, stamp: Stamp): Posting =>
  deposit('deposit-refunded', terms, -terms.amountPaise, stamp);
export const depositKey = (kind: DepositStep, orderId: string): string => `${kind}:${orderId}`;

type DepositStep = 'deposit-held' | 'deposit-refunded';

const deposit = (kind: DepositStep, { orderId, memberId }: DepositTerms, amountPaise: Paise, stamp: Stamp): Posting =>
  balanced({
    ...postingBase(stamp, memberId),
    kind,
    key: depositKey(kind, orderId),
    lines: [
      { account: 'company:deposits', amountPaise: -amountPaise },
      { account: depositAccount(memberId), amountPaise },
    ],
    reference: { orderId },
  });
