import { orderTotal, type cottonApproved } from '@deepam/contracts';
import type { EventOf } from '@deepam/messaging';
import type { Expectation } from '../../bank/expected-payments.js';

/** Only the event of the request has the number, and a decision may arrive before it. */
type Order = Omit<EventOf<typeof cottonApproved>['data'], 'memberName'> & { readonly utr?: string | null };

export const expectedOf = ({ orderId, memberId, quantityKg, occurredAt, utr = null }: Order): Expectation => ({
  _id: orderId,
  kind: 'cotton',
  memberId,
  amountPaise: orderTotal(quantityKg),
  utr,
  txnids: [],
  requestedAt: new Date(occurredAt),
});
