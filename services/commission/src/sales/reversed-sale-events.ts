import type { creditCorrected, EventData, Paise, saleReversed } from '@deepam/contracts';
import type { Credit } from '../ledger/domain/credit.js';
import type { Posting } from '../ledger/domain/posting.js';
import type { ApprovedPlan } from './commission.service.js';

export type ReversedEvent = EventData<typeof saleReversed>;

export function saleIn(event: ReversedEvent): ApprovedPlan {
  const { saleId, memberId, memberName, memberCode, previousPlan, plan, payment, amountPaise, upline, approvedAt } =
    event;
  return { saleId, memberId, memberName, memberCode, previousPlan, plan, payment, amountPaise, upline, approvedAt };
}

const reason = 'The sale was reversed.';

export interface TakenBack {
  readonly credit: Credit;
  readonly amountPaise: Paise;
  readonly posting: Posting;
}

export const correctionOf = (
  { credit, amountPaise, posting }: TakenBack,
  { saleId, memberId, memberName, plan }: ReversedEvent,
): EventData<typeof creditCorrected> => ({
  correctionId: posting._id,
  memberId: credit.memberId,
  ledger: 'commission',
  saleId,
  level: credit.reference.level ?? null,
  fromMemberId: memberId,
  creditId: null,
  amountPaise,
  reason,
  correctedAt: posting.occurredAt.toISOString(),
  reversedSale: { fromName: memberName, plan },
});
