import { toGrams } from '@deepam/contracts';
import { dayOf } from './passbook.js';
import type { OrderDocument } from '../persistence/order.schema.js';
import { sent, wicksBack, type Movement, type Stamp } from '../../stock/domain/movement.js';

export function dueMovements(order: OrderDocument, stamp: () => Stamp): Movement[] {
  const { _id: orderId, member, quantityKg, status, returnStatus } = order;
  if (status !== 'Delivered') return [];
  const terms = { orderId, memberId: member._id, grams: toGrams(quantityKg) };
  const out = sent({ ...terms, day: dayOf(order, 'delivered') }, stamp());
  if (returnStatus !== 'Approved') return [out];
  return [out, wicksBack({ ...terms, day: dayOf(order, 'return-approved') }, stamp())];
}
