import { z } from 'zod';
import { instant, objectId, pageQuery, searchText } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { commissionHistoryEntry, payoutStatuses } from './payout-history.js';

export const payoutSorts = ['requestedAt', 'amount'] as const;
export type PayoutSort = (typeof payoutSorts)[number];
const day = z.iso.date();

export const deskPayout = commissionHistoryEntry.extend({
  member: z.object({ _id: objectId, name: z.string(), referralCode: z.string() }),
  /** It waits for a second person: who asked, where the name is known, and when. */
  waits: z.object({ askedBy: z.string().nullable(), askedAt: instant }).optional(),
  /** For who asked to approve it, or to send it again, once a second person has granted that: until then they see where to send it. */
  detailsUntil: instant.optional(),
  /** A second person has granted it, and nobody has recorded that it was sent. */
  toSend: z
    .object({
      since: instant,
      /** Who sends it and records that, where the name is known. */
      by: z.string().nullable(),
      isYours: z.literal(true).optional(),
      /** A week is over: somebody else may send it. */
      isOverdue: z.literal(true).optional(),
      /** The bank says meanwhile that it has paid it by a file: nothing is to be sent. */
      isPaid: z.literal(true).optional(),
    })
    .optional(),
});
export type DeskPayout = z.infer<typeof deskPayout>;

export const deskPayouts = defineEndpoint({
  name: 'deskPayouts',
  method: 'GET',
  path: '/admin/payouts',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'Payouts of all members, one a row, newest first unless sorted; next page by the X-Next-Cursor header',
  query: pageQuery.extend({
    status: z.enum(payoutStatuses).optional(),
    /** Part of a name, code or mobile. */
    search: searchText.optional(),
    /** Days of India on which it was asked for, both included. */
    from: day.optional(),
    to: day.optional(),
    /** Those alone that are in no batch, and of which nobody waits for a second person. */
    free: z.literal('true').optional(),
    /** Those alone whose payment came back, and which are to be sent again. */
    cameBack: z.literal('true').optional(),
    /** Those alone that a second person has granted, and that nobody has recorded as sent. */
    toSend: z.literal('true').optional(),
    /** This one alone, such as a notification leads to. */
    payoutId: objectId.optional(),
    /** Paid by the bank with this reference. */
    utr: z
      .string()
      .regex(/^[A-Za-z0-9]{6,30}$/, 'This reference is not well formed.')
      // As banks' answers are kept.
      .toUpperCase()
      .optional(),
    /** Of this member alone. */
    memberId: objectId.optional(),
    sort: z.enum(payoutSorts).default('requestedAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  response: z.array(deskPayout),
});
