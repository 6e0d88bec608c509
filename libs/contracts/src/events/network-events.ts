import { z } from 'zod';
import { reversalKinds } from '../http/plan-sale-endpoints.js';
import { creditDoubts } from '../payment-proof.js';
import { instant, objectId, paise, planName } from '../primitives.js';
import { defineEvent } from './event.js';

/** A member has a place in the tree and a referral code. The head's own placing has no sponsor and depth 0. */
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

/** Soft: the mobile is free again and every session ends. */
export const memberDeleted = defineEvent(
  'network.member-deleted',
  1,
  z.object({ memberId: objectId, deletedAt: instant }),
);

export const planRequested = defineEvent(
  'network.plan-requested',
  1,
  z.object({ memberId: objectId, name: z.string(), plan: planName, amountPaise: paise, requestedAt: instant }),
);

/** One of the ten nearest uplines as it was at the moment of the sale. */
export const uplineSnapshot = z.object({
  /** 1 is the sponsor. */
  level: z.int().min(1).max(10),
  memberId: objectId,
  name: z.string(),
  isHead: z.boolean(),
  isApproved: z.boolean(),
  isDeleted: z.boolean(),
  /** An approved one: there is no other. */
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
  /** The price difference; 0 when waived. */
  amountPaise: paise,
  approvedAt: instant,
};

/** The sale of a plan kit. Everything the commission depends on is in it, so a replay gives the same rows. */
export const planApproved = defineEvent(
  'network.plan-approved',
  2,
  z.object({ ...planSale, upline: z.array(uplineSnapshot) }),
);

/** As sales were told at first, with a field that only repeated whether there is a plan. Nobody says it any more; logs hold it. */
export const planApprovedV1 = defineEvent(
  'network.plan-approved',
  1,
  z.object({ ...planSale, upline: z.array(uplineSnapshot.extend({ planApproved: z.boolean() })) }),
);

/**
 * A sale was taken back: the member has `previousPlan` again. The whole sale is in it, as its consumers may hear of it before they hear
 * that it was approved.
 */
export const saleReversed = defineEvent(
  'network.sale-reversed',
  1,
  z.object({
    ...planSale,
    upline: z.array(uplineSnapshot),
    reversalId: objectId,
    kind: z.enum(reversalKinds),
    /** Its price is owed to the member: a member gives the plan back, or a credit of the bank is matched to the sale. Events of earlier releases lack it. */
    isPriceOwed: z.boolean().default(false),
    /** Who decided it. */
    reversedBy: objectId,
    reversedAt: instant,
    /** The wish of the member that is granted by it. */
    cancellationId: objectId.nullable(),
  }),
);

/** A member asks to give a plan back, and to get the money back. */
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

export const cancellationWithdrawn = defineEvent(
  'network.plan-cancellation-withdrawn',
  1,
  z.object({ cancellationId: objectId, memberId: objectId, withdrawnAt: instant }),
);

export const cancellationRefused = defineEvent(
  'network.plan-cancellation-refused',
  1,
  z.object({
    cancellationId: objectId,
    memberId: objectId,
    plan: planName,
    reason: z.string(),
    refusedAt: instant,
  }),
);

export const planRejected = defineEvent(
  'network.plan-rejected',
  1,
  z.object({ memberId: objectId, plan: planName, reason: z.string(), rejectedAt: instant }),
);

/** The line of a statement, by its content. */
const lineId = z.string().regex(/^[0-9a-f]{32}$/);

/** A credit of the bank was matched to a cotton order. */
export const cottonPaymentMatched = defineEvent(
  'network.cotton-payment-matched',
  1,
  z.object({
    orderId: objectId,
    lineId,
    /** Of the credit; a person may match one of another amount than the deposit. */
    amountPaise: paise,
    /** The accounts of the people by whose work it is known, such as the importer of the statement: none of them approves on it alone. */
    people: z.array(objectId),
    /** Why no clerk approves on it alone; null for a clean claim. */
    doubt: z.enum(creditDoubts).nullable(),
    matchedAt: instant,
  }),
);

/** It is not the money of the order after all. */
export const cottonPaymentUnmatched = defineEvent(
  'network.cotton-payment-unmatched',
  1,
  z.object({ orderId: objectId, lineId, unmatchedAt: instant }),
);

/** A line of a bank statement is the payment or the return of a transfer, or contradicts it. */
export const bankLineIdentified = defineEvent(
  'network.bank-line-identified',
  1,
  z.object({
    /** The movement of money, whichever line shows it. */
    movementKey: lineId,
    transferId: objectId,
    direction: z.enum(['debit', 'credit']),
    amountPaise: paise,
    /** The day of the bank. */
    day: z.iso.date(),
    /** The number of the bank, where the line shows one. */
    utr: z.string().nullable(),
    /** It contradicts the transfer: it has another amount, names another transfer too, or is the payment of another one that has this number. */
    isDoubtful: z.literal(true).optional(),
    identifiedAt: instant,
    importedBy: objectId.nullable().default(null),
    importerAccounts: z.array(objectId).default([]),
  }),
);

/** A statement was imported: what left the account up to its last day is known. */
export const bankStatementImported = defineEvent(
  'network.bank-statement-imported',
  1,
  z.object({ statementId: objectId, lastDay: z.iso.date(), importedAt: instant }),
);
