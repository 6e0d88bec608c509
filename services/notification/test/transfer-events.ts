import type { EventData, transferStateChanged } from '@deepam/contracts';
import { newId } from '@deepam/platform';

type Transferred = EventData<typeof transferStateChanged>;

export const transferOf = (more: Partial<Transferred> = {}): Transferred => ({
  transferId: newId(),
  payableId: newId(),
  kind: 'payout',
  memberId: newId(),
  reference: 'DPY222222222',
  amountPaise: 12550,
  attempt: 1,
  from: 'submitted',
  to: 'paid',
  channel: 'bank-file',
  payableState: 'paid',
  bankFileId: newId(),
  utr: null,
  alerts: [],
  changedAt: new Date().toISOString(),
  ...more,
});
