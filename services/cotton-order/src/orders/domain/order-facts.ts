import { orderTotal } from '@deepam/contracts';
import { isOnePerson } from '@deepam/platform';
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

/**
 * Whether the bank has the deposit, as is known by the work of somebody else than the approver of the order.
 * @param approver the accounts of the approver, as `accountsOf` says
 */
export const isPaidFor = ({ credit, quantityKg }: OrderDocument, approver: readonly string[]): boolean =>
  credit !== undefined && credit.amountPaise >= orderTotal(quantityKg) && !isOnePerson(credit.people, approver);
