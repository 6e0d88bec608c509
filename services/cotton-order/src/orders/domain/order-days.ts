import { indianDay, type OrderStep } from '@deepam/contracts';
import type { OrderDocument } from '../persistence/order.schema.js';
import { stepsOf } from './order-steps.js';

export function momentOf(order: OrderDocument, wanted: OrderStep): Date {
  const steps = stepsOf(order);
  const taken = steps.find(({ step }) => step === wanted);
  const before = wanted === 'return-approved' ? steps.at(-1) : steps.find(({ step }) => step === 'approved');
  return (taken ?? before)?.at ?? order.requestedAt;
}

export const dayOf = (order: OrderDocument, wanted: OrderStep): string => indianDay(momentOf(order, wanted));
