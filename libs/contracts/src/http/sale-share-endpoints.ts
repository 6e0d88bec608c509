import { z } from 'zod';
import { commissionSkipReasons } from '../commission-schedule.js';
import { instant, objectId, planName, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { seeingLedgers } from './ledger-permissions.js';

export const whyCommission = defineEndpoint({
  name: 'whyCommission',
  method: 'GET',
  path: '/member/commissions/:saleId/why',
  service: 'commission',
  access: 'member',
  // A person who reverses a sale sees the amounts that the reversal takes.
  permission: [...seeingLedgers, 'decide-plans'],
  owner: true,
  summary: 'Why the caller got, or did not get, this much from a sale; the head and staff see every level in full',
  params: z.object({ saleId: objectId }),
  response: z.object({
    saleId: objectId,
    date: instant,
    from: z.object({ name: z.string(), referralCode: z.string() }),
    previousPlan: planName.nullable(),
    plan: planName,
    payment: z.enum(['received', 'waived']),
    /** The revenue of the sale: the price difference. */
    saleAmount: rupees,
    scheduleVersion: z.int(),
    rows: z.array(
      z.object({
        level: z.int(),
        yours: z.boolean(),
        rateBasisPoints: z.int(),
        outcome: z.enum(['credited', 'skipped']),
        /** Null for the levels of other members. */
        amount: rupees.nullable(),
        skipReason: z.enum(commissionSkipReasons).nullable(),
        name: z.string().nullable(),
      }),
    ),
    companyShare: rupees.nullable(),
    /** The time at which the sale was reversed, together with the rest of every credit. */
    reversedAt: instant.nullable().optional(),
  }),
  errors: ['COMMISSION.SALE_NOT_FOUND'],
});
