import { orderTotal } from '@deepam/contracts';
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

/** Whether the bank has the deposit, as is known by the work of other people than those who decide about the order. */
export const isPaidFor = ({ credit, quantityKg }: OrderDocument, deciders: readonly string[]): boolean =>
  credit !== undefined &&
  credit.amountPaise >= orderTotal(quantityKg) &&
  !credit.people.some((id) => deciders.includes(id));
