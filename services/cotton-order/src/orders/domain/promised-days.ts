import { deliveryDays, lastDayOf, refundDays } from '@deepam/contracts';
import type { OrderDocument } from '../persistence/order.schema.js';
import { stepsOf } from './order-steps.js';

/** The days of India by which cotton and deposit are promised; null where nothing is, or nobody kept since when. */
export function promisedDays(order: OrderDocument): { deliveryBy: string | null; refundBy: string | null } {
  const { status, returnStatus } = order;
  const by = (step: 'approved' | 'return-requested', days: number): string | null => {
    const since = stepsOf(order).find((taken) => taken.step === step)?.at;
    return since === undefined ? null : lastDayOf(days, since);
  };
  return {
    deliveryBy: status === 'Approved' || status === 'Delivered' ? by('approved', deliveryDays) : null,
    refundBy: returnStatus === 'Requested' || returnStatus === 'Approved' ? by('return-requested', refundDays) : null,
  };
}
