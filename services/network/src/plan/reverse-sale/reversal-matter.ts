import type { Matter } from '@deepam/messaging';
import { coolingOffError } from '../domain/reversal-rules.js';
import type { PlanSale } from '../persistence/plan-sale.schema.js';
import type { Wish } from './reversal-wish.js';

export function refusal(sale: PlanSale, { kind }: Wish, askedAt: Date) {
  return kind === 'cooling-off' ? coolingOffError(sale, askedAt) : null;
}

/** It takes money from many uplines, so it needs a second approver whatever the plan costs. */
export const matterOf = (sale: PlanSale, { note }: Wish, cancellationId: string | null): Matter => ({
  isAlways: true,
  amountPaise: sale.amountPaise,
  memberId: sale.memberId,
  subject: { kind: 'sale', id: sale._id },
  what: sale.plan,
  reason: note,
  seen: [sale.plan, sale.previousPlan, sale.amountPaise, cancellationId],
});
