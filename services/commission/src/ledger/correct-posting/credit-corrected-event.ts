import type { Paise, EventData, creditCorrected } from '@deepam/contracts';
import type { Credit } from '../domain/credit.js';

export function creditCorrectedEvent(
  { memberId, ledger, reference }: Credit,
  amountPaise: Paise,
  reason: string,
  stamp: { id: string; at: Date },
): EventData<typeof creditCorrected> {
  return {
    correctionId: stamp.id,
    memberId,
    ledger,
    saleId: reference.saleId ?? null,
    level: reference.level ?? null,
    fromMemberId: reference.fromMemberId ?? null,
    creditId: reference.creditId ?? null,
    amountPaise,
    reason,
    correctedAt: stamp.at.toISOString(),
  };
}
