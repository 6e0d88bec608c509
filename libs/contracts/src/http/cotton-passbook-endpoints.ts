import { z } from 'zod';
import { rupees } from '../primitives.js';
import { taxYear } from '../tax-year.js';
import { defineEndpoint } from './endpoint.js';

/** Whole kilograms, and rupees. */
const sums = z.object({
  /** Delivered. */
  takenKg: z.int(),
  /** Finished wicks that were taken back. */
  returnedKg: z.int(),
  depositPaid: rupees,
  depositBack: rupees,
  /** What the company holds at the end. */
  depositHeld: rupees,
  makingCharge: rupees,
});
export type PassbookSums = z.infer<typeof sums>;

export const cottonPassbook = defineEndpoint({
  name: 'cottonPassbook',
  method: 'GET',
  path: '/member/cotton/passbook',
  service: 'cotton-order',
  access: 'member',
  summary:
    "The caller's cotton of a tax year by month: taken, returned as wicks, deposits and making charge; this year unless asked",
  query: z.object({ year: taxYear.optional() }),
  response: z.object({
    year: taxYear,
    /** Those in which something happened, and this one, newest first. */
    years: z.array(taxYear),
    /** Held when the year began. */
    depositBefore: rupees,
    /** Those in which something happened, the earliest first. */
    months: z.array(sums.extend({ month: z.string() })),
    total: sums,
  }),
});
export type CottonPassbook = z.infer<typeof cottonPassbook.response>;
