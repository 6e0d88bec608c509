import { z } from 'zod';
import { instant, message, objectId, paise, reason, typedNumber } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const waiverWords = z.string().trim().min(1, 'Please say in your own words what you waive.').max(1000);

/**
 * All logins end, and the mobile is free again. `COMMISSION.CLOSING_DEBT` and `COMMISSION.WAIVER_NEEDED` have the
 * amount.
 */
export const closeAccount = defineEndpoint({
  name: 'closeAccount',
  method: 'POST',
  path: '/user/close-account',
  service: 'identity',
  access: 'member',
  needsStepUp: true,
  audit: 'account-closed',
  summary: "Close the caller's own account for good, when nothing is open and no money is left, or it is waived",
  body: z
    .object({
      /** The waived amount is all pending and available money, in rupees. */
      waivedAmount: typedNumber(z.number().min(0.01).max(100_000_000).multipleOf(0.01)).optional(),
      /** The text is the waiver in the member's own words, with the amount. */
      waiver: waiverWords.optional(),
    })
    .refine(({ waivedAmount, waiver }) => (waivedAmount === undefined) === (waiver === undefined), {
      message: 'A waiver has an amount and words.',
      path: ['waiver'],
    }),
  response: message,
  errors: [
    'IDENTITY.HEAD_CANNOT_CLOSE',
    'IDENTITY.NUMBERS_HELD',
    'NETWORK.MEMBER_NOT_FOUND',
    'NETWORK.CLOSING_PLAN_WAITS',
    'COTTON.CLOSING_ORDER_OPEN',
    'COMMISSION.CLOSING_PAYOUT_WAITS',
    'COMMISSION.WAIVER_NEEDED',
    'COMMISSION.CLOSING_DEBT',
  ],
});

/**
 * The account owes money, because a sale was cancelled after its commission was paid out. The mobile, the Aadhaar and
 * the PAN keep the debt known to the approvers of a later registration.
 */
export const closeMemberAccount = defineEndpoint({
  name: 'closeMemberAccount',
  method: 'POST',
  path: '/admin/members/:id/close',
  service: 'identity',
  access: 'head',
  needsStepUp: true,
  audit: 'account-closed',
  summary: "Close a member's account that owes money, and write the amount off",
  params: z.object({ id: objectId }),
  body: z.object({
    /** The amount in rupees is exactly the debt of the account. */
    writtenOff: typedNumber(z.number().min(0.01).max(100_000_000).multipleOf(0.01)),
    reason: reason.min(1, 'Please give a reason.'),
  }),
  response: message,
  errors: [
    'IDENTITY.ACCOUNT_NOT_FOUND',
    'IDENTITY.HEAD_CANNOT_CLOSE',
    'NETWORK.MEMBER_NOT_FOUND',
    'NETWORK.CLOSING_PLAN_WAITS',
    'COTTON.CLOSING_ORDER_OPEN',
    'COMMISSION.CLOSING_PAYOUT_WAITS',
    'COMMISSION.WAIVER_NEEDED',
    'COMMISSION.CLOSING_DEBT',
  ],
});

/**
 * A service blocks new work of its member for this number of milliseconds; the account is closed well within this time,
 * or not at all.
 */
export const closingHoldMs = 60_000;

const closing = z.object({
  memberId: objectId,
  /** The value true keeps the state for a minute. */
  hold: z.boolean(),
});
const free = z.object({
  /** The time is null if the call only asked. */
  heldUntil: instant.nullable(),
});

export const holdPlace = defineEndpoint({
  name: 'holdPlace',
  method: 'POST',
  path: '/internal/closing/place',
  service: 'network',
  access: 'service',
  isInternal: true,
  summary: 'Whether nothing of the member waits here, and that it stays so until their account is closed',
  body: closing,
  response: free,
  errors: ['NETWORK.MEMBER_NOT_FOUND', 'NETWORK.CLOSING_PLAN_WAITS'],
});

export const holdOrders = defineEndpoint({
  name: 'holdOrders',
  method: 'POST',
  path: '/internal/closing/orders',
  service: 'cotton-order',
  access: 'service',
  isInternal: true,
  summary: 'Whether every order of the member is finished, and that it stays so until their account is closed',
  body: closing,
  response: free,
  errors: ['COTTON.CLOSING_ORDER_OPEN'],
});

/**
 * Identity calls it before an account is closed: no payout is requested, no payable is unpaid, exactly the rest is
 * waived, and exactly the debt is written off.
 */
export const holdMoney = defineEndpoint({
  name: 'holdMoney',
  method: 'POST',
  path: '/internal/closing/money',
  service: 'commission',
  access: 'service',
  isInternal: true,
  summary:
    'Whether no payout waits and no money is left or it is waived, and that it stays so until the account is closed',
  body: closing.extend({
    waiver: z.object({ amountPaise: paise, words: waiverWords }).nullable(),
    writeOff: z.object({ amountPaise: paise, words: waiverWords }).nullable(),
  }),
  response: free,
  errors: ['COMMISSION.CLOSING_PAYOUT_WAITS', 'COMMISSION.WAIVER_NEEDED', 'COMMISSION.CLOSING_DEBT'],
});
