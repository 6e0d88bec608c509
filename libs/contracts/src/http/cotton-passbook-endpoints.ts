import { z } from 'zod';
import { rupees } from '../primitives.js';
import { taxYear } from '../tax-year.js';
import { defineEndpoint } from './endpoint.js';

const sums = z.object({
  takenKg: z.int(),
  /** Finished wicks that members returned. */
  returnedKg: z.int(),
  depositPaid: rupees,
  depositBack: rupees,
  /** The deposit that the company holds at the end. */
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
    /** Years with movements, and the present one, newest first. */
    years: z.array(taxYear),
    /** The deposit at the start of the year. */
    depositBefore: rupees,
    /** Months with movements, the earliest first. */
    months: z.array(sums.extend({ month: z.string() })),
    total: sums,
  }),
});
export type CottonPassbook = z.infer<typeof cottonPassbook.response>;
