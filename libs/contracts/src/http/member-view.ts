import { z } from 'zod';
import { seenBefore } from '../payment-proof.js';
import { instant, objectId, planName, rupees } from '../primitives.js';

export const sponsorView = z.object({ _id: objectId, name: z.string(), referralCode: z.string() });

/** The time of the decision and, for the head, the name of the person who decided, if it is known. */
const decision = z.object({ at: instant, by: z.string().nullable() });

/** A member as the network knows them; file fields are short-lived signed links or null. */
export const memberView = z.object({
  _id: objectId,
  name: z.string(),
  /** Null also if the member hides e-mail and address from the reader. */
  email: z.string().nullable(),
  mobile: z.string(),
  referralCode: z.string(),
  level: z.int(),
  registeredDate: instant,
  plan: planName.nullable(),
  planApproved: z.boolean(),
  approval: decision.nullable().optional(),
  planApproval: decision.nullable().optional(),
  planRejection: decision.extend({ plan: planName, reason: z.string() }).nullable().optional(),
  requestedPlan: planName.nullable(),
  requestedPlanProof: z.string().nullable(),
  isApproved: z.boolean(),
  isHead: z.boolean(),
  /**
   * The member has closed the account: the name is the one of closed accounts, and contact and pictures are removed.
   */
  isClosed: z.boolean().optional(),
  closedAt: instant.optional(),
  address: z.string().nullable(),
  isContactHidden: z.boolean(),
  image: z.string().nullable(),
  idProof: z.string().nullable(),
  panidProof: z.string().nullable(),
  addedBy: sponsorView.nullable(),
  earnings: rupees,
  commission: rupees,
  /** Rupees for the head's screens: the deposit of one kilogram of cotton and its making charge. */
  deposit: rupees,
  returnAmount: rupees,
});
export type MemberView = z.infer<typeof memberView>;

/**
 * The data for the decision on a pending plan request; null and empty for all readers except the head, and without a
 * request.
 */
const requestOnDesk = {
  requestId: objectId.nullable(),
  /** The time at which the request was sent; absent without one. */
  requestedAt: instant.optional(),
  utr: z.string().nullable(),
  /** The transaction id of the UPI link that the member paid. */
  txnid: z.string().nullable(),
  /** Transaction ids of other links for the same plan: the member may have paid one of them. Absent for none. */
  otherTxnids: z.array(z.string()).optional(),
  /** The present price of the requested plan for this member, or the amount of the link while it is valid. */
  amountDue: rupees.nullable(),
  /** The amount of the link, if it differs from the amount due. */
  amountAsked: rupees.optional(),
  isSuspended: z.literal(true).optional(),
  /** Earlier uses of this picture or number, latest first. */
  seenBefore: z.array(seenBefore),
};

export const networkRow = memberView.extend({
  totalIncome: rupees,
  yourCommission: rupees,
  /** The viewer may delete this member, as far as is known now. */
  isDeletable: z.boolean(),
  ...requestOnDesk,
});
export type NetworkRow = z.infer<typeof networkRow>;
