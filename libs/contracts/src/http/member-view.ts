import { z } from 'zod';
import { seenBefore } from '../payment-proof.js';
import { instant, objectId, planName, rupees } from '../primitives.js';

export const sponsorView = z.object({ _id: objectId, name: z.string(), referralCode: z.string() });

/** When, and for the head by whom: a name, where it is known. */
const decision = z.object({ at: instant, by: z.string().nullable() });

/** A member as the network knows them; file fields are short-lived signed links or null. */
export const memberView = z.object({
  _id: objectId,
  name: z.string(),
  /** Null also where the member keeps e-mail and address from the reader. */
  email: z.string().nullable(),
  mobile: z.string(),
  referralCode: z.string(),
  /** Depth in the tree; the head is 0. */
  level: z.int(),
  registeredDate: instant,
  plan: planName.nullable(),
  planApproved: z.boolean(),
  /** For the head and the member themselves, as far as it was kept: when who was approved, got the plan, was refused one last. */
  approval: decision.nullable().optional(),
  planApproval: decision.nullable().optional(),
  planRejection: decision.extend({ plan: planName, reason: z.string() }).nullable().optional(),
  requestedPlan: planName.nullable(),
  /** For the head and the member themselves; null for others. */
  requestedPlanProof: z.string().nullable(),
  isApproved: z.boolean(),
  isHead: z.boolean(),
  /** The member has closed the account: the name says so too, and contact and pictures are gone. */
  isClosed: z.boolean().optional(),
  /** When. */
  closedAt: instant.optional(),
  address: z.string().nullable(),
  isContactHidden: z.boolean(),
  image: z.string().nullable(),
  idProof: z.string().nullable(),
  panidProof: z.string().nullable(),
  addedBy: sponsorView.nullable(),
  earnings: rupees,
  commission: rupees,
  /** Rupees for the head's screens: of one kilogram of cotton, paid with the order and earned on its return. */
  deposit: rupees,
  returnAmount: rupees,
});
export type MemberView = z.infer<typeof memberView>;

/** What a plan request that waits is decided by; null and empty for anybody but the head, and without a request. */
const requestOnDesk = {
  /** Names the request: a decision that names another one is refused. */
  requestId: objectId.nullable(),
  /** When it was sent; left out without one. */
  requestedAt: instant.optional(),
  /** As typed by the member. */
  utr: z.string().nullable(),
  /** Of the UPI link that the payment answers. */
  txnid: z.string().nullable(),
  /** Of links for the same plan that were given before or after: the payment may be one of them. Left out when there are none. */
  otherTxnids: z.array(z.string()).optional(),
  /** What the requested plan costs this member now, or what the link asked for as long as it holds. */
  amountDue: rupees.nullable(),
  /** What the link asked for, where that is not what is due. */
  amountAsked: rupees.optional(),
  /** Suspended by the head. */
  isSuspended: z.literal(true).optional(),
  /** Where else this picture or number was sent, latest first. */
  seenBefore: z.array(seenBefore),
};

/** A row of the network table: the row member's own totals, and what the viewer earned from them. */
export const networkRow = memberView.extend({
  totalIncome: rupees,
  yourCommission: rupees,
  /** Whether the viewer may delete this member, as far as is known now. */
  isDeletable: z.boolean(),
  ...requestOnDesk,
});
export type NetworkRow = z.infer<typeof networkRow>;
