import { orderTotal, type ApproverReason } from '@deepam/contracts';
import { reasonForApprover } from '@deepam/platform';
import type { OrderDocument } from '../persistence/order.schema.js';

export function orderFacts(order: OrderDocument, at: Date) {
  return {
    orderId: order._id,
    memberId: order.member._id,
    memberName: order.member.name,
    quantityKg: order.quantityKg,
    occurredAt: at.toISOString(),
  };
}

/** @returns the reason for a second approver above the threshold; null if the bank has the deposit */
export const approverReason = (
  { credit, quantityKg }: Pick<OrderDocument, 'credit' | 'quantityKg'>,
  approver: readonly string[],
): ApproverReason | null =>
  reasonForApprover(credit ?? null, approver, (amountPaise) => amountPaise >= orderTotal(quantityKg));
