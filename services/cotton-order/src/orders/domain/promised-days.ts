import { promisedDay } from '@deepam/contracts';
import type { OrderDocument } from '../persistence/order.schema.js';

export interface PromisedDays {
  readonly deliveryDays: number;
  readonly refundDays: number;
}

export function promisedDays(
  order: OrderDocument,
  { deliveryDays, refundDays }: PromisedDays,
): { deliveryBy: string | null; refundBy: string | null } {
  const { status, returnStatus, requestedAt, steps } = order;
  const asked = steps.find(({ step }) => step === 'return-requested')?.at;
  const isReturning = returnStatus === 'Requested' || returnStatus === 'Approved';
  return {
    deliveryBy: status === 'Approved' || status === 'Delivered' ? promisedDay(requestedAt, deliveryDays) : null,
    refundBy: asked && isReturning ? promisedDay(asked, refundDays) : null,
  };
}
