import { promisedDay } from '@deepam/contracts';
import type { OrderDocument } from '../persistence/order.schema.js';
import { stepsOf } from './order-steps.js';

export interface Promises {
  readonly deliveryDays: number;
  readonly refundDays: number;
}

/** @returns nulls if nothing is promised or the start is unknown */
export function promisedDays(
  order: OrderDocument,
  { deliveryDays, refundDays }: Promises,
): { deliveryBy: string | null; refundBy: string | null } {
  const { status, returnStatus, requestedAt } = order;
  const asked = stepsOf(order).find(({ step }) => step === 'return-requested')?.at;
  const isReturning = returnStatus === 'Requested' || returnStatus === 'Approved';
  return {
    deliveryBy: status === 'Approved' || status === 'Delivered' ? promisedDay(requestedAt, deliveryDays) : null,
    refundBy: asked && isReturning ? promisedDay(asked, refundDays) : null,
  };
}
