import type { AuditedOrder, Paise } from '@deepam/contracts';
import { depositOf, makingChargeOf } from './arithmetic.js';

export const orderKinds = ['deposit-held', 'making-charge'] as const;
type Kind = (typeof orderKinds)[number];

export interface ExpectedOfOrder {
  readonly kind: Kind;
  readonly order: AuditedOrder;
  readonly amountPaise: Paise;
  readonly since: string | null;
}

export function expectedOfOrder(order: AuditedOrder): ExpectedOfOrder[] {
  const deposit = depositOf(order.quantityKg);
  const held: ExpectedOfOrder = { kind: 'deposit-held', order, amountPaise: deposit, since: order.approvedAt };
  if (!order.isReturned) return [held];
  const since = order.returnApprovedAt;
  return [held, { kind: 'making-charge', order, amountPaise: makingChargeOf(order.quantityKg), since }];
}

export const keyOf = ({ kind, order }: ExpectedOfOrder): string => `${kind}:${order._id}`;
