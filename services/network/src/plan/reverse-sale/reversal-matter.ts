import type { Matter } from '@deepam/messaging';
import { coolingOffError } from '../domain/reversal-rules.js';
import type { PlanSale } from '../persistence/plan-sale.schema.js';
import type { Wish } from './reversal-wish.js';

export function refusal(sale: PlanSale, { kind, refundReference }: Wish, askedAt: Date) {
  if (refundReference !== undefined && sale.amountPaise === 0) return 'NETWORK.NOTHING_PAID' as const;
  return kind === 'cooling-off' ? coolingOffError(sale, askedAt) : null;
}

/** It takes money from many uplines, so it needs one whatever the plan costs. */
export const matterOf = (sale: PlanSale, reason: string, cancellationId: string | null): Matter => ({
  isAlways: true,
  amountPaise: sale.amountPaise,
  memberId: sale.memberId,
  subject: { kind: 'sale', id: sale._id },
  what: sale.plan,
  reason,
  seen: [sale.plan, sale.previousPlan, sale.amountPaise, cancellationId],
});
