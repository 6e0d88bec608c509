import { z } from 'zod';
import { instant, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/** What happened in a stretch of time, in rupees. */
export const businessFigures = z.object({
  /** For plans, what was given back not subtracted. */
  received: rupees,
  givenBack: rupees,
  depositsReceived: rupees,
  depositsReturned: rupees,
  /** Credited to members: commission, and what was earned by work or added by hand. */
  commission: rupees,
  earnings: rupees,
  /** Of both, by corrections and waivers. */
  takenBack: rupees,
  paid: rupees,
  taxDeducted: rupees,
});
export type BusinessFigures = z.infer<typeof businessFigures>;

/** What the company owes. */
export const businessOwed = z.object({
  /** To members, held back or free to be asked for. */
  payable: rupees,
  /** To members who have asked for it. */
  requested: rupees,
  deposits: rupees,
  /** The refunds of reversed plans. */
  refunds: rupees,
  tax: rupees,
});

/** A day such as "2026-01-05" of India's calendar. */
const calendarDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const businessOverview = defineEndpoint({
  name: 'businessOverview',
  method: 'GET',
  path: '/admin/business/overview',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  summary: 'Money of today and this month, and what is owed, as the ledger has it; days of the Indian calendar',
  response: z.object({
    /** Today, in India. */
    day: calendarDay,
    today: businessFigures,
    yesterday: businessFigures,
    month: businessFigures,
    /** Of the month before, the same days. */
    monthBefore: businessFigures,
    owed: businessOwed,
    /** The last 30 days, oldest first, also those on which nothing happened. */
    days: z.array(z.object({ day: calendarDay, received: rupees, paid: rupees })),
    /** Days of which there is something newer than these figures: it is counted within seconds. */
    uncounted: z.int(),
    asOf: instant,
  }),
});
export type BusinessOverview = z.infer<typeof businessOverview.response>;
