import type { Matter } from '@deepam/messaging';
import { coolingOffError } from '../domain/reversal-rules.js';
import type { PlanSale } from '../persistence/plan-sale.schema.js';
import type { Wish } from './reversal-wish.js';

export function refusal(sale: PlanSale, { kind, refundReference }: Wish, askedAt: Date) {
  if (refundReference !== undefined && sale.amountPaise === 0) return 'NETWORK.NOTHING_PAID' as const;
  return kind === 'cooling-off' ? coolingOffError(sale, askedAt) : null;
}

/** It takes money from many uplines, so it needs a second approver whatever the plan costs. A refund that is noted with it is shown. */
export const matterOf = (sale: PlanSale, { note, refundReference }: Wish, cancellationId: string | null): Matter => ({
  isAlways: true,
  amountPaise: sale.amountPaise,
  memberId: sale.memberId,
  subject: { kind: 'sale', id: sale._id },
  what: sale.plan,
  reason: note,
  ...(refundReference !== undefined && {
    changes: [{ field: 'refundReference', before: null, after: refundReference }],
  }),
  seen: [sale.plan, sale.previousPlan, sale.amountPaise, cancellationId],
});
