import { orderTotal, type cottonApproved } from '@deepam/contracts';
import type { EventOf } from '@deepam/messaging';
import type { Membership, PlanRequest } from '../../membership/persistence/membership.schema.js';
import { amountDue } from '../../plan/domain/enrollment-rules.js';
import type { Expectation } from '../expected-payments.js';

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

export const expectedOfPlan = ({ _id, plan }: Pick<Membership, '_id' | 'plan'>, request: PlanRequest): Expectation => ({
  _id: request.requestId,
  kind: 'plan',
  memberId: _id,
  amountPaise: amountDue(request, plan),
  utr: request.utr,
  txnids: [...(request.txnid === null ? [] : [request.txnid]), ...(request.otherTxnids ?? [])],
  requestedAt: request.requestedAt,
});
