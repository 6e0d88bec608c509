import { toGrams } from '@deepam/contracts';
import { dayOf } from '../../orders/domain/order-days.js';
import type { OrderDocument, StockFollowed } from '../../orders/persistence/order.schema.js';
import { sent, wicksBack, type Movement, type Stamp } from './movement.js';

export function followedBy({
  status,
  returnStatus,
}: Pick<OrderDocument, 'status' | 'returnStatus'>): StockFollowed | null {
  if (status !== 'Delivered') return null;
  return returnStatus === 'Approved' ? 'wicks-back' : 'sent';
}

export function dueMovements(order: OrderDocument, stamp: () => Stamp): Movement[] {
  const { _id: orderId, member, quantityKg } = order;
  const terms = { orderId, memberId: member._id, grams: toGrams(quantityKg) };
  const out = () => sent({ ...terms, day: dayOf(order, 'delivered') }, stamp());
  switch (followedBy(order)) {
    case null:
      return [];
    case 'sent':
      return [out()];
    case 'wicks-back':
      return [out(), wicksBack({ ...terms, day: dayOf(order, 'return-approved') }, stamp())];
  }
}
