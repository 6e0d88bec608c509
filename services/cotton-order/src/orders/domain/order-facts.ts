import { orderTotal, type ApproverReason } from '@deepam/contracts';
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
 * Why the approval of the order needs a second approver where its deposit is above the threshold; null where the bank has the deposit, as is known by
 * the work of somebody else than its approver.
 * @param approver the accounts of the approver, as `accountsOf` says
 */
export function approverReason(
  { credit, quantityKg }: Pick<OrderDocument, 'credit' | 'quantityKg'>,
  approver: readonly string[],
): ApproverReason | null {
  if (credit === undefined) return 'no-credit';
  if (credit.amountPaise < orderTotal(quantityKg)) return 'other-amount';
  return isOnePerson(credit.people, approver) ? 'brought' : credit.doubt;
}
