import { orderTotal, type ApproverReason, toGrams } from '@deepam/contracts';
import { reasonForApprover } from '@deepam/platform';
import type { OrderDocument } from '../persistence/order.schema.js';
import { sent, wicksBack, type Movement, type Stamp } from '../../stock/domain/movement.js';
import { dayOf } from './passbook.js';

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

export function dueMovements(order: OrderDocument, stamp: () => Stamp): Movement[] {
  const { _id: orderId, member, quantityKg, status, returnStatus } = order;
  if (status !== 'Delivered') return [];
  const terms = { orderId, memberId: member._id, grams: toGrams(quantityKg) };
  const out = sent({ ...terms, day: dayOf(order, 'delivered') }, stamp());
  if (returnStatus !== 'Approved') return [out];
  return [out, wicksBack({ ...terms, day: dayOf(order, 'return-approved') }, stamp())];
}
