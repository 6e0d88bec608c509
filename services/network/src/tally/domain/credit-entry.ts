import {
  commissionCredited,
  creditCorrected,
  earningsCredited,
  type EventData,
  type EventEnvelope,
} from '@deepam/contracts';
import type { TallyEntry } from './sum-up.js';

type Credit = Extract<TallyEntry, { kind: 'credit' }>;

export const commissionEntry = (data: EventData<typeof commissionCredited>): Credit => ({
  kind: 'credit',
  memberId: data.memberId,
  fromMemberId: data.fromMemberId,
  earningsPaise: 0,
  commissionPaise: data.amountPaise,
});

export const earningsEntry = (data: EventData<typeof earningsCredited>): Credit => ({
  kind: 'credit',
  memberId: data.memberId,
  fromMemberId: null,
  earningsPaise: data.amountPaise,
  commissionPaise: 0,
});

export const correctionEntry = (data: EventData<typeof creditCorrected>): Credit => ({
  kind: 'credit',
  memberId: data.memberId,
  fromMemberId: data.fromMemberId,
  earningsPaise: data.ledger === 'earnings' ? -data.amountPaise : 0,
  commissionPaise: data.ledger === 'commission' ? -data.amountPaise : 0,
});

/** @throws ZodError for an event of another kind */
export function creditEntry({ type, data }: EventEnvelope): Credit {
  if (type === commissionCredited.type) return commissionEntry(commissionCredited.data.parse(data));
  if (type === earningsCredited.type) return earningsEntry(earningsCredited.data.parse(data));
  return correctionEntry(creditCorrected.data.parse(data));
}
