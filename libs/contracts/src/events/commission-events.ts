import { z } from 'zod';
import { instant, objectId, paise, planName } from '../primitives.js';
import { defineEvent } from './event.js';

/** One per sale and level: network income of `memberId` from the sale to `fromMemberId`. */
export const commissionCredited = defineEvent(
  'commission.commission-credited',
  1,
  z.object({
    saleId: objectId,
    memberId: objectId,
    level: z.int(),
    amountPaise: paise,
    fromMemberId: objectId,
    fromName: z.string(),
    fromCode: z.string(),
    plan: planName,
    creditedAt: instant,
  }),
);

/** Making charge or an adjustment by the head; `creditId` is the order or the adjustment. */
export const earningsCredited = defineEvent(
  'commission.earnings-credited',
  1,
  z.object({
    creditId: objectId,
    memberId: objectId,
    source: z.enum(['making-charge', 'adjustment']),
    amountPaise: paise,
    reason: z.string().nullable(),
    creditedAt: instant,
  }),
);

export const payoutRequested = defineEvent(
  'commission.payout-requested',
  1,
  z.object({ payoutId: objectId, memberId: objectId, name: z.string(), amountPaise: paise, requestedAt: instant }),
);

export const payoutDecided = defineEvent(
  'commission.payout-decided',
  1,
  z.object({
    payoutId: objectId,
    memberId: objectId,
    amountPaise: paise,
    status: z.enum(['Approved', 'Rejected']),
    reason: z.string().nullable(),
    decidedAt: instant,
    /** A second person has granted it, and it is sent after that: payout-sent says so. */
    isToSend: z.literal(true).optional(),
  }),
);

/** The bank says that it has paid what was set free as unpaid, or has paid it once more. Said once for a payment that is found out. */
export const payoutSaidPaid = defineEvent(
  'commission.payout-said-paid',
  1,
  z.object({
    payoutId: objectId,
    /** Whose file had it; of several, the latest. */
    batchId: objectId,
    /** Of one payment: what has left the account. */
    amountPaise: paise,
    /** More has left than the payout. */
    isTwice: z.boolean(),
    /** Who may decide payouts, as identity knew them then. */
    deciders: z.array(objectId),
    foundAt: instant,
  }),
);

/** The payment of an approved payout came back, by whoever it was made, and nothing else has reached the member; the payout stays approved. */
export const payoutCameBack = defineEvent(
  'commission.payout-came-back',
  1,
  z.object({
    payoutId: objectId,
    /** Whose file had that payment. */
    batchId: objectId,
    /** What is to be sent. */
    amountPaise: paise,
    /** Who may decide payouts, as identity knew them then. */
    deciders: z.array(objectId),
    foundAt: instant,
  }),
);

/** What a second person had granted, or whose payment had come back, was sent by hand. */
export const payoutSent = defineEvent(
  'commission.payout-sent',
  1,
  z.object({
    payoutId: objectId,
    memberId: objectId,
    /** What was sent, after tax. */
    amountPaise: paise,
    sentAt: instant,
  }),
);

/** What a second person has granted is not recorded as sent for days: whoever sends it is asked whether they have. */
export const payoutSenderReminded = defineEvent(
  'commission.payout-sender-reminded',
  1,
  z.object({
    payoutId: objectId,
    /** Who asked for it, and sends it. */
    senderId: objectId,
    /** What is to be sent, after tax. */
    amountPaise: paise,
    grantedAt: instant,
  }),
);

/** A credit was taken back by the head: `amountPaise` leaves the member's totals again. `creditId` is that of earnings-credited. */
export const creditCorrected = defineEvent(
  'commission.credit-corrected',
  1,
  z.object({
    correctionId: objectId,
    memberId: objectId,
    ledger: z.enum(['commission', 'earnings']),
    /** Commission only: the sale, the level and the buyer of the credit. */
    saleId: objectId.nullable(),
    level: z.int().nullable(),
    fromMemberId: objectId.nullable(),
    /** Earnings only. */
    creditId: objectId.nullable(),
    amountPaise: paise,
    reason: z.string(),
    correctedAt: instant,
    /** Where it was taken back with a whole sale: of whom, and which plan. */
    reversedSale: z.object({ fromName: z.string(), plan: planName }).optional(),
  }),
);
