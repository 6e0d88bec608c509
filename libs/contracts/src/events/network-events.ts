import { z } from 'zod';
import { reversalKinds } from '../http/plan-endpoints.js';
import { creditDoubts } from '../payment-proof.js';
import { instant, objectId, paise, planName } from '../primitives.js';
import { defineEvent } from './event.js';

/** A member has a place in the tree and a referral code. */
export const memberPlaced = defineEvent(
  'network.member-placed',
  1,
  z.object({
    memberId: objectId,
    name: z.string(),
    mobile: z.string(),
    referralCode: z.string(),
    depth: z.int(),
    sponsorId: objectId.nullable(),
    isHead: z.boolean(),
    placedAt: instant,
  }),
);

export const memberApproved = defineEvent(
  'network.member-approved',
  1,
  z.object({ memberId: objectId, name: z.string(), approvedAt: instant }),
);

/** The deletion is soft: the mobile is free again and every session ends. */
export const memberDeleted = defineEvent(
  'network.member-deleted',
  1,
  z.object({ memberId: objectId, deletedAt: instant }),
);

/** A proof of a plan payment awaits a decision. */
export const planRequested = defineEvent(
  'network.plan-requested',
  1,
  z.object({ memberId: objectId, name: z.string(), plan: planName, amountPaise: paise, requestedAt: instant }),
);

/** An entry is one of the ten nearest uplines at the time of the sale. */
export const uplineSnapshot = z.object({
  /** The sponsor has level 1. */
  level: z.int().min(1).max(10),
  memberId: objectId,
  name: z.string(),
  isHead: z.boolean(),
  isApproved: z.boolean(),
  isDeleted: z.boolean(),
  /** Only an approved plan is listed; it is null without one. */
  plan: planName.nullable(),
});
export type UplineSnapshot = z.infer<typeof uplineSnapshot>;

const planSale = {
  saleId: objectId,
  memberId: objectId,
  memberName: z.string(),
  memberCode: z.string(),
  previousPlan: planName.nullable(),
  plan: planName,
  payment: z.enum(['received', 'waived']),
  /** The amount is the price difference; it is 0 if the price was waived. */
  amountPaise: paise,
  approvedAt: instant,
};

/** The event of a sale of a plan kit has every fact that the commission depends on, so a replay gives the same rows. */
export const planApproved = defineEvent(
  'network.plan-approved',
  2,
  z.object({ ...planSale, upline: z.array(uplineSnapshot) }),
);

/**
 * A sale was reversed: the member has `previousPlan` again. The event holds the whole sale, because a consumer may
 * receive it before plan-approved.
 */
export const saleReversed = defineEvent(
  'network.sale-reversed',
  1,
  z.object({
    ...planSale,
    upline: z.array(uplineSnapshot),
    reversalId: objectId,
    kind: z.enum(reversalKinds),
    /**
     * The company owes the price to the member, because the member has returned the plan, or because a credit of the
     * bank is matched to the sale.
     */
    isPriceOwed: z.boolean(),
    reversedBy: objectId,
    reversedAt: instant,
    cancellationId: objectId.nullable(),
  }),
);

export const cancellationRequested = defineEvent(
  'network.plan-cancellation-requested',
  1,
  z.object({
    cancellationId: objectId,
    saleId: objectId,
    memberId: objectId,
    name: z.string(),
    plan: planName,
    amountPaise: paise,
    requestedAt: instant,
  }),
);

/** A member keeps the plan after a request to give it back. */
export const cancellationWithdrawn = defineEvent(
  'network.plan-cancellation-withdrawn',
  1,
  z.object({ cancellationId: objectId, memberId: objectId, withdrawnAt: instant }),
);

/** A request to give a plan back was rejected, with the reason. */
export const cancellationRejected = defineEvent(
  'network.plan-cancellation-rejected',
  1,
  z.object({
    cancellationId: objectId,
    memberId: objectId,
    plan: planName,
    reason: z.string(),
    rejectedAt: instant,
  }),
);

export const planRejected = defineEvent(
  'network.plan-rejected',
  1,
  z.object({ memberId: objectId, plan: planName, reason: z.string(), rejectedAt: instant }),
);

const lineId = z.string().regex(/^[0-9a-f]{32}$/);

/**
 * A credit of the bank was matched to a cotton order. The event has the accounts of the people who are involved, and a
 * doubt if there is one.
 */
export const cottonPaymentMatched = defineEvent(
  'network.cotton-payment-matched',
  1,
  z.object({
    orderId: objectId,
    lineId,
    /** The amount is that of the credit; a person may match a credit that differs from the deposit. */
    amountPaise: paise,
    /**
     * The match rests on the work of these people, such as the importer of the statement: none of them may approve on
     * it without a second approver.
     */
    people: z.array(objectId),
    /**
     * The doubt is the reason why a clerk needs a second approver to approve on the match; it is null for a clean
     * claim.
     */
    doubt: z.enum(creditDoubts).nullable(),
    matchedAt: instant,
  }),
);

/** The match of a credit to a cotton order was released. */
export const cottonPaymentUnmatched = defineEvent(
  'network.cotton-payment-unmatched',
  1,
  z.object({ orderId: objectId, lineId, unmatchedAt: instant }),
);

/** A line of a bank statement is the payment or the return of a transfer. */
export const bankLineIdentified = defineEvent(
  'network.bank-line-identified',
  1,
  z.object({
    /** The key identifies the movement of money, whichever line shows it. */
    movementKey: lineId,
    transferId: objectId,
    direction: z.enum(['debit', 'credit']),
    amountPaise: paise,
    day: z.iso.date(),
    utr: z.string().nullable(),
    /**
     * The line contradicts the transfer: it has another amount, also names another transfer, or is the payment of
     * another transfer with this number.
     */
    isDoubtful: z.literal(true).optional(),
    identifiedAt: instant,
    importedBy: objectId.nullable(),
    importerAccounts: z.array(objectId),
  }),
);

/** A statement was imported, so that every debit of the account up to its last day is known. */
export const bankStatementImported = defineEvent(
  'network.bank-statement-imported',
  1,
  z.object({ statementId: objectId, lastDay: z.iso.date(), importedAt: instant }),
);
