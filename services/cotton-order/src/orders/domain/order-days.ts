import { indianDay, type OrderStep } from '@deepam/contracts';
import type { OrderDocument } from '../persistence/order.schema.js';

export const momentOf = ({ steps }: OrderDocument, wanted: OrderStep): Date =>
  steps.find(({ step }) => step === wanted)!.at;

export const dayOf = (order: OrderDocument, wanted: OrderStep): string => indianDay(momentOf(order, wanted));
