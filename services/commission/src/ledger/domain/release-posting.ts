import type { Paise } from '@deepam/contracts';
import type { Ledger } from './account.js';
import { type Stamp, moveLines, postingBase } from './posting-lines.js';
import { balanced, type Posting } from './posting.js';

export function holdRelease(
  hold: { postingId: string; memberId: string; ledger: Ledger; amountPaise: Paise },
  stamp: Stamp,
): Posting {
  return balanced({
    ...postingBase(stamp, hold.memberId),
    kind: 'release',
    key: `release:${hold.postingId}`,
    lines: moveLines(hold.memberId, { [hold.ledger]: hold.amountPaise }, 'pending', 'available'),
    reference: { creditId: hold.postingId },
  });
}
