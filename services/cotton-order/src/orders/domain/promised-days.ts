import { promisedDay } from '@deepam/contracts';
import type { OrderDocument } from '../persistence/order.schema.js';
import { stepsOf } from './order-steps.js';

/** In days of India's calendar: of cotton from its order, of a deposit from the request for it. */
export interface Promises {
  readonly deliveryDays: number;
  readonly refundDays: number;
}

/** The days of India by which cotton and deposit are promised; null where nothing is, or nobody kept since when. */
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
