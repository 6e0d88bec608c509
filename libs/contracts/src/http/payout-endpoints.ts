import { z } from 'zod';
import { instant, objectId, rupees, typedNumber } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { payableStates } from './payable-views.js';
import { byAccount, commissionHistoryEntry, payoutAccounts } from './payout-history.js';
import { ownTransfer } from './transfer-views.js';

/** Life-long totals, and what of both together is pending, free to be asked for, reserved by requests, and paid out. */
export const balanceView = z.object({
  earnings: rupees,
  commission: rupees,
  pending: rupees,
  available: rupees,
  /** What of `available` each account holds. */
  availableFrom: byAccount.optional(),
  reserved: rupees,
  /** Without what is approved and has not reached the member. */
  paid: rupees,
  /** What of `pending` becomes available on which day of India, the next one first; the latest days are left out where there are many. */
  onHold: z.array(z.object({ until: z.iso.date(), amount: rupees })).optional(),
  /** What a payout waits for that is asked for now; missing where nothing is in its way. */
  payoutsWait: z
    .object({
      /** The bank details were changed: no approval before. */
      bankDetailsUntil: instant.optional(),
      /** The consent to keep documents is withdrawn. */
      consentWithdrawn: z.literal(true).optional(),
      /** None can be asked for. */
      suspended: z.literal(true).optional(),
    })
    .optional(),
  /** Deducted from payouts for the government. */
  tax: rupees.optional(),
  commissionHistory: z.array(commissionHistoryEntry),
  /** Deposits of returned wicks and prices of reversed plans, the latest first. */
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
    /** `commission` is paid from commission first and then from earnings, `earnings` from earnings alone. */
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
