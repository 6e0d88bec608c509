import { z } from 'zod';
import { instant, objectId, rupees, typedNumber } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { payableStates } from './payable-views.js';
import { byAccount, commissionHistoryEntry, payoutAccounts } from './payout-history.js';
import { ownTransfer } from './transfer-views.js';

/**
 * Lifetime totals; the amounts of both accounts together that are pending, available, reserved by requests, and paid
 * out.
 */
export const balanceView = z.object({
  earnings: rupees,
  commission: rupees,
  pending: rupees,
  available: rupees,
  availableFrom: byAccount.optional(),
  reserved: rupees,
  /** The paid amount excludes approved payouts that have not reached the member. */
  paid: rupees,
  /**
   * The amounts of `pending` by the day in India on which they become available, the next one first; the list omits
   * the latest days if there are many.
   */
  onHold: z.array(z.object({ until: z.iso.date(), amount: rupees })).optional(),
  /** The reasons why a new payout would wait; absent for none. */
  payoutsWait: z
    .object({
      /** The bank details were changed: no approval is possible before. */
      bankDetailsUntil: instant.optional(),
      consentWithdrawn: z.literal(true).optional(),
      /** The member is suspended and can't request a payout. */
      suspended: z.literal(true).optional(),
    })
    .optional(),
  tax: rupees.optional(),
  commissionHistory: z.array(commissionHistoryEntry),
  refunds: z.array(
    z.object({
      _id: objectId,
      kind: z.enum(['deposit-refund', 'plan-refund']),
      state: z.enum(payableStates),
      amount: rupees,
      date: instant,
      transfer: ownTransfer.optional(),
    }),
  ),
});

export const balance = defineEndpoint({
  name: 'balance',
  method: 'GET',
  path: '/member/balance',
  service: 'commission',
  access: 'member',
  summary: "The caller's earnings, commission, balances and latest payouts",
  response: balanceView,
});

export const commissionRequest = defineEndpoint({
  name: 'commissionRequest',
  method: 'POST',
  path: '/member/commission-request',
  service: 'commission',
  access: 'approved',
  status: 201,
  summary: 'Ask for a payout: of commission with Silver or Gold, of earnings with any plan or none',
  body: z.object({
    commissionAmount: typedNumber(
      z.number().min(1, 'Please ask for at least 1 rupee.').max(100_000_000).multipleOf(0.01),
    ),
    /** `commission` is paid from commission first and then from earnings, `earnings` only from earnings. */
    from: z.enum(payoutAccounts).default('commission'),
  }),
  response: z.object({ message: z.string(), entry: commissionHistoryEntry }),
  errors: [
    'COMMISSION.AMOUNT_TOO_HIGH',
    'COMMISSION.PLAN_TOO_LOW',
    'COMMISSION.MEMBER_SUSPENDED',
    'COMMISSION.TOO_MANY_OPEN',
    'ACCESS.ACCOUNT_CLOSING',
  ],
});
