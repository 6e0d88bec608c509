import { z } from 'zod';
import { uplineSnapshot } from '../events/network-events.js';
import { instant, objectId, paise, planName, typedNumber } from '../primitives.js';
import { bankLineId } from './bank-line-endpoints.js';
import { defineEndpoint } from './endpoint.js';

/** Pages follow the order of ids, which ascend in time; `after` is the last id of the previous page. */
const auditPage = z.object({
  limit: typedNumber(z.int().min(1).max(500)).prefault(500),
  after: objectId.optional(),
});
/** The list has the ids on this page whose event the owner has not published yet. */
const unsaid = z.array(objectId);

export const auditedSale = z.object({
  _id: objectId,
  memberId: objectId,
  plan: planName,
  payment: z.enum(['received', 'waived']),
  amountPaise: paise,
  upline: z.array(uplineSnapshot),
  approvedAt: instant,
  utr: z.string().nullable().optional(),
  /**
   * The basis of the approval is null if the sale holds no valid basis. With `staff`, a clerk approved without a second
   * approver, while dual approval was off.
   */
  approval: z.enum(['credit', 'second-approver', 'head', 'staff']).nullable(),
  /** A debit reversed the credit of the request on this day; the day is absent if there is none. */
  creditReversedOn: z.iso.date().optional(),
  /**
   * The value is true if another account has sent the number of the credit on which the sale was approved; it is absent
   * otherwise, and for a reversed sale.
   */
  isCreditClaimed: z.literal(true).optional(),
  reversedAt: instant.optional(),
  isPriceOwed: z.literal(true).optional(),
});
export type AuditedSale = z.infer<typeof auditedSale>;

export const auditedSales = defineEndpoint({
  name: 'auditedSales',
  method: 'GET',
  path: '/internal/sales',
  service: 'network',
  access: 'service',
  isInternal: true,
  summary: "Every sale, for commission's audit",
  query: auditPage,
  response: z.object({
    sales: z.array(auditedSale),
    /** The list has the sales of the page with an event that is not published yet. */ unsaid,
  }),
});

export const auditedCredit = z.object({
  _id: bankLineId,
  /** The key identifies the movement of money that the line shows. */
  key: bankLineId,
  amountPaise: paise,
  kind: z.enum(['plan', 'cotton']),
  ownerId: objectId,
  /** A debit reversed the credit on this day; the day is absent if there is none. */
  reversedOn: z.iso.date().optional(),
  use: z.object({ kind: z.string(), ownerId: z.string() }).nullable(),
});
export type AuditedCredit = z.infer<typeof auditedCredit>;

export const auditedCredits = defineEndpoint({
  name: 'auditedCredits',
  method: 'GET',
  path: '/internal/bank-lines/matched',
  service: 'network',
  access: 'service',
  isInternal: true,
  summary: "Every credit of the bank that pays for a request, for commission's audit",
  query: auditPage,
  response: z.object({ credits: z.array(auditedCredit) }),
});

export const auditedOrder = z.object({
  _id: objectId,
  memberId: objectId,
  quantityKg: z.int(),
  requestedAt: instant,
  approvedAt: instant.nullable(),
  isReturned: z.boolean(),
  returnApprovedAt: instant.nullable(),
  utr: z.string().nullable().optional(),
});
export type AuditedOrder = z.infer<typeof auditedOrder>;

export const auditedOrders = defineEndpoint({
  name: 'auditedOrders',
  method: 'GET',
  path: '/internal/cotton-orders',
  service: 'cotton-order',
  access: 'service',
  isInternal: true,
  summary: "Every approved order and the state of its deposit, for commission's audit",
  query: auditPage,
  response: z.object({
    orders: z.array(auditedOrder),
    unsaid,
  }),
});
