import { z } from 'zod';
import { payableKinds, payableStates, transferChannels, transferStates } from '../http/transfer-views.js';
import { instant, objectId, paise, planName } from '../primitives.js';
import { defineEvent } from './event.js';

/** One event per sale and level reports the network income of `memberId` from the sale to `fromMemberId`. */
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

/** The event reports a making charge or an adjustment by the head; `creditId` is the order or the adjustment. */
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
    /**
     * The value is true if the money was sent before the decision, or if all of it is tax; otherwise
     * transfer-state-changed reports the payment.
     */
    isSent: z.boolean(),
  }),
);

/**
 * A transfer was made or changed its state. The event has the states of transfer and payable, and the accounts that
 * are alerted.
 */
export const transferStateChanged = defineEvent(
  'commission.transfer-state-changed',
  1,
  z.object({
    transferId: objectId,
    payableId: objectId,
    kind: z.enum(payableKinds),
    memberId: objectId,
    /** The bank prints our reference next to the payment. */
    reference: z.string(),
    amountPaise: paise,
    /** The first transfer of a payable has the attempt 1. */
    attempt: z.int(),
    /** The state is null for a new transfer. */
    from: z.enum(transferStates).nullable(),
    to: z.enum(transferStates),
    channel: z.enum(transferChannels),
    /** The state of the payable, which follows from all its transfers. */
    payableState: z.enum(payableStates),
    bankFileId: objectId.nullable(),
    utr: z.string().nullable(),
    /**
     * The people to notify of a return or a duplicate payment are those who hold `payouts`, as identity knew them then.
     */
    alerts: z.array(objectId),
    changedAt: instant,
  }),
);

/** An approved manual transfer is not recorded as sent for days: its requester is reminded. */
export const transferReminderDue = defineEvent(
  'commission.transfer-reminder-due',
  1,
  z.object({
    transferId: objectId,
    payableId: objectId,
    requestedBy: objectId,
    amountPaise: paise,
    approvedAt: instant,
  }),
);

/**
 * The head has reversed a credit: `amountPaise` leaves the member's totals again. `creditId` is the one of
 * earnings-credited.
 */
export const creditCorrected = defineEvent(
  'commission.credit-corrected',
  1,
  z.object({
    correctionId: objectId,
    memberId: objectId,
    ledger: z.enum(['commission', 'earnings']),
    /** A credit of commission has the sale, the level and the buyer; other credits have null. */
    saleId: objectId.nullable(),
    level: z.int().nullable(),
    fromMemberId: objectId.nullable(),
    creditId: objectId.nullable(),
    amountPaise: paise,
    reason: z.string(),
    correctedAt: instant,
    /** The buyer and the plan are set if the whole sale was reversed. */
    reversedSale: z.object({ fromName: z.string(), plan: planName }).optional(),
  }),
);
