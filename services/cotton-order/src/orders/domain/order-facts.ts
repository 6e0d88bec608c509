import { orderTotal, type ApproverReason } from '@deepam/contracts';
import { reasonForApprover } from '@deepam/platform';
import type { OrderDocument } from '../persistence/order.schema.js';

/** What every event about an order says. */
export function orderFacts(order: OrderDocument, at: Date) {
  return {
    orderId: order._id,
    memberId: order.member._id,
    memberName: order.member.name,
    quantityKg: order.quantityKg,
    occurredAt: at.toISOString(),
  };
}

/** Why the approval of the order needs a second approver where its deposit is above the threshold; null where the bank has the deposit. */
export const approverReason = (
  { credit, quantityKg }: Pick<OrderDocument, 'credit' | 'quantityKg'>,
  approver: readonly string[],
): ApproverReason | null =>
  reasonForApprover(credit ?? null, approver, (amountPaise) => amountPaise >= orderTotal(quantityKg));
