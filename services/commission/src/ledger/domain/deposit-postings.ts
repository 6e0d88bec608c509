import type { Paise } from '@deepam/contracts';
import { liabilityAccount } from './account.js';
import { type Stamp, postingBase } from './posting-lines.js';
import { balanced, type Posting } from './posting.js';

export interface DepositTerms {
  readonly orderId: string;
  readonly memberId: string;
  readonly amountPaise: Paise;
}

export const depositKey = (orderId: string): string => `deposit-held:${orderId}`;

export const depositHeld = ({ orderId, memberId, amountPaise }: DepositTerms, stamp: Stamp): Posting =>
  balanced({
    ...postingBase(stamp, memberId),
    kind: 'deposit-held',
    key: depositKey(orderId),
    lines: [
      { account: 'company:deposits', amountPaise: -amountPaise },
      { account: liabilityAccount(memberId, 'deposit'), amountPaise },
    ],
    reference: { orderId },
  });
