import { z } from 'zod';
import { instant, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/** Sums of a period, in rupees. */
export const businessFigures = z.object({
  /** Received for plans; returned money is not subtracted. */
  received: rupees,
  givenBack: rupees,
  depositsReceived: rupees,
  depositsReturned: rupees,
  /** Credited to members: commission, earned making charges and adjustments. */
  commission: rupees,
  earnings: rupees,
  /** Reversed by corrections and waivers, both included. */
  takenBack: rupees,
  paid: rupees,
  taxDeducted: rupees,
});
export type BusinessFigures = z.infer<typeof businessFigures>;

export const businessOwed = z.object({
  /** Owed to members, on hold or available. */
  payable: rupees,
  requested: rupees,
  deposits: rupees,
  refunds: rupees,
  tax: rupees,
});

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
    day: calendarDay,
    today: businessFigures,
    yesterday: businessFigures,
    month: businessFigures,
    /** The figures of the same days of the previous month. */
    monthBefore: businessFigures,
    owed: businessOwed,
    /** The last 30 days, oldest first, including days without movements. */
    days: z.array(z.object({ day: calendarDay, received: rupees, paid: rupees })),
    /** The number of days with newer movements that these figures lack; they are counted within seconds. */
    uncounted: z.int(),
    asOf: instant,
  }),
});
export type BusinessOverview = z.infer<typeof businessOverview.response>;
