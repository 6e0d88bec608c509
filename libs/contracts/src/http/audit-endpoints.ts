import { z } from 'zod';
import { uplineSnapshot } from '../events/network-events.js';
import { instant, objectId, paise, planName, typedNumber } from '../primitives.js';
import { bankLineId } from './bank-views.js';
import { defineEndpoint } from './endpoint.js';

/** A page in the order of ids, which ascend in time; `after` is the last id of the page before. */
const auditPage = z.object({
  limit: typedNumber(z.int().min(1).max(500)).prefault(500),
  after: objectId.optional(),
});
/** Of the page: those whose event has not left the owner yet. */
const unsaid = z.array(objectId);

export const auditedSale = z.object({
  _id: objectId,
  memberId: objectId,
  plan: planName,
  payment: z.enum(['received', 'waived']),
  amountPaise: paise,
  upline: z.array(uplineSnapshot),
  approvedAt: instant,
  /** The payment's number, where one was typed. */
  utr: z.string().nullable().optional(),
  /** On what it was approved; null where what the sale says of that does not hold. `staff`: a clerk alone, while dual approval was off. */
  approval: z.enum(['credit', 'second-approver', 'head', 'staff']).nullable(),
  /** The day of a debit that takes the credit of its request back; absent where there is none. */
  creditReversedOn: z.iso.date().optional(),
  /** It was approved on its credit only, whose number another account has sent, too; absent otherwise, and for a reversed sale. */
  isCreditClaimed: z.literal(true).optional(),
  /** When it was reversed; absent while it stands. */
  reversedAt: instant.optional(),
  /** Its price is owed to the member since then. */
  isPriceOwed: z.literal(true).optional(),
});
export type AuditedSale = z.infer<typeof auditedSale>;

export const auditedSales = defineEndpoint({
  name: 'auditedSales',
  method: 'GET',
  path: '/internal/sales',
  service: 'network',
  access: 'service',
  internal: true,
  summary: "Every sale, for commission's audit",
  query: auditPage,
  response: z.object({ sales: z.array(auditedSale), unsaid }),
});

export const auditedCredit = z.object({
  /** Of the line of the bank. */
  _id: bankLineId,
  /** The movement of money that the line shows. */
  key: bankLineId,
  amountPaise: paise,
  /** The plan request or cotton order that it pays for. */
  kind: z.enum(['plan', 'cotton']),
  ownerId: objectId,
  /** The day of a debit that takes the credit back; absent if there is none. */
  reversedOn: z.iso.date().optional(),
  /** What the movement is counted for; null where it is counted for nothing. */
  use: z.object({ kind: z.string(), ownerId: z.string() }).nullable(),
});
export type AuditedCredit = z.infer<typeof auditedCredit>;

export const auditedCredits = defineEndpoint({
  name: 'auditedCredits',
  method: 'GET',
  path: '/internal/bank-lines/matched',
  service: 'network',
  access: 'service',
  internal: true,
  summary: "Every credit of the bank that pays for a request, for commission's audit",
  // In the order of the requests.
  query: auditPage,
  response: z.object({ credits: z.array(auditedCredit) }),
});

export const auditedOrder = z.object({
  _id: objectId,
  memberId: objectId,
  quantityKg: z.int(),
  requestedAt: instant,
  /** Null in orders that were approved before this was kept. */
  approvedAt: instant.nullable(),
  isReturned: z.boolean(),
  returnApprovedAt: instant.nullable(),
  /** The payment's number, where one was typed. */
  utr: z.string().nullable().optional(),
});
export type AuditedOrder = z.infer<typeof auditedOrder>;

export const auditedOrders = defineEndpoint({
  name: 'auditedOrders',
  method: 'GET',
  path: '/internal/cotton-orders',
  service: 'cotton-order',
  access: 'service',
  internal: true,
  summary: "Every approved order and the state of its deposit, for commission's audit and its first start",
  query: auditPage,
  response: z.object({ orders: z.array(auditedOrder), unsaid }),
});
