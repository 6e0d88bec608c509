import { DomainError } from '@deepam/platform';
import type { EarlierFile } from '../../batches/earlier-files/earlier-file.js';
import type { PayoutDecision } from './payout.js';

interface Wish {
  readonly status: PayoutDecision;
  readonly knownPayment?: string;
  readonly isSentToo?: boolean;
}

/**
 * What the bank says it has paid is given back to nobody and sent again by nobody, and is approved by who knows of it alone, while the bank says so.
 * @param wish none where it is sent again
 * @throws DomainError COMMISSION.SAID_PAID with the payment, COMMISSION.PAYMENT_CAME_BACK
 */
export function refuseSaidPaid(earlier: EarlierFile | undefined, wish: Wish | null): void {
  const said = earlier?.saidPaid;
  const known = wish?.status === 'Approved' ? wish.knownPayment : undefined;
  // Nothing is sent by who names a payment alone; who has sent it as well names one that was there when they looked.
  const wasThere = earlier !== undefined && wish?.isSentToo === true;
  if (said == null && known !== undefined && !wasThere) throw new DomainError('COMMISSION.PAYMENT_CAME_BACK');
  if (said == null || said.reference === known) return;
  const { reference, utr } = said;
  throw new DomainError('COMMISSION.SAID_PAID', { details: { reference, ...(utr !== null && { utr }) } });
}
