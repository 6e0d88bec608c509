import { type Paise, orderTotal, makingCharge } from '@deepam/contracts';
import type { OrderDocument } from '../persistence/order.schema.js';
import { momentOf } from './order-days.js';

export interface Entry {
  readonly at: Date;
  readonly takenKg: number;
  readonly returnedKg: number;
  readonly depositPaid: Paise;
  readonly depositBack: Paise;
  readonly makingCharge: Paise;
}

export type Sums = Omit<Entry, 'at'>;
const nothing: Sums = { takenKg: 0, returnedKg: 0, depositPaid: 0, depositBack: 0, makingCharge: 0 };

/**
 * A deposit counts from the approval on, as in the ledger of commission; cotton counts from the delivery on, as in the
 * stock.
 */
export function entriesOf(order: OrderDocument): Entry[] {
  const { quantityKg: kg, status, returnStatus } = order;
  if (status !== 'Approved' && status !== 'Delivered') return [];
  const entries: Entry[] = [{ ...nothing, at: momentOf(order, 'approved'), depositPaid: orderTotal(kg) }];
  if (status === 'Delivered') entries.push({ ...nothing, at: momentOf(order, 'delivered'), takenKg: kg });
  if (returnStatus === 'Approved')
    entries.push({
      ...nothing,
      at: momentOf(order, 'return-approved'),
      returnedKg: kg,
      depositBack: orderTotal(kg),
      makingCharge: makingCharge(kg),
    });
  return entries;
}

export function sumOf(entries: readonly Sums[]): Sums {
  const total = (of: keyof Sums) => entries.reduce((sum, entry) => sum + entry[of], 0);
  return {
    takenKg: total('takenKg'),
    returnedKg: total('returnedKg'),
    depositPaid: total('depositPaid'),
    depositBack: total('depositBack'),
    makingCharge: total('makingCharge'),
  };
}
