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
