import { z } from 'zod';
import { seenBefore, pictureHashes } from '../payment-proof.js';
import {
  contactSeenBy,
  instant,
  objectId,
  planName,
  rupees,
  message,
  waitingCount,
  waitingSince,
  followQuery,
  referralCode,
  utrNumber,
} from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const sponsorView = z.object({ _id: objectId, name: z.string(), referralCode: z.string() });

/** The decision has its time and, for the head, the name of the person who decided, if it is known. */
const decision = z.object({ at: instant, by: z.string().nullable() });

/** The file fields of a member are short-lived signed links or null. */
export const memberView = z.object({
  _id: objectId,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string(),
  referralCode: z.string(),
  level: z.int(),
  registeredDate: instant,
  plan: planName.nullable(),
  planApproved: z.boolean(),
  approval: decision.nullable().optional(),
  planApproval: decision.nullable().optional(),
  /** The head and the member see the rejection; it is null if no request was rejected, or none was recorded. */
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
  /** The member hides e-mail and address from the reader, who gets null for both. */
  isContactHidden: z.boolean(),
  image: z.string().nullable(),
  idProof: z.string().nullable(),
  panidProof: z.string().nullable(),
  addedBy: sponsorView.nullable(),
  earnings: rupees,
  /** The amount is all commission that was ever credited. */
  commission: rupees,
  /** The head's screens show these amounts in rupees: the deposit of one kilogram of cotton and its making charge. */
  deposit: rupees,
  returnAmount: rupees,
});

export type MemberView = z.infer<typeof memberView>;

/**
 * The head decides on a pending plan request from these fields; they are null or empty for all other readers, and
 * without a request.
 */
const requestOnDesk = {
  requestId: objectId.nullable(),
  requestedAt: instant.optional(),
  utr: z.string().nullable(),
  /** The proof answers the UPI link with this transaction id. */
  txnid: z.string().nullable(),
  /**
   * The transaction ids belong to other links for the same plan: the member may have paid one of them. The list is
   * absent if there are none.
   */
  otherTxnids: z.array(z.string()).optional(),
  /**
   * The amount is the present price of the requested plan for this member, or the amount of the link while it is valid.
   */
  amountDue: rupees.nullable(),
  /** The amount is that of the link, if it differs from the amount due. */
  amountAsked: rupees.optional(),
  /** The value is true or absent. The head sees it. */
  isSuspended: z.literal(true).optional(),
  /** The list has earlier uses of this picture or number, latest first. */
  seenBefore: z.array(seenBefore),
};

export const networkRow = memberView.extend({
  totalIncome: rupees,
  /** The reader has earned this commission from this member. */
  yourCommission: rupees,
  isDeletable: z.boolean(),
  ...requestOnDesk,
});

export type NetworkRow = z.infer<typeof networkRow>;

export const waitingMembers = defineEndpoint({
  name: 'waitingMembers',
  method: 'GET',
  path: '/admin/waiting/members',
  service: 'network',
  access: 'head',
  permission: ['approve-members', 'decide-plans', 'read'],
  summary: 'How many registrations and plan requests wait for the head; 100 means 100 or more',
  response: z.object({
    registrations: waitingCount,
    planRequests: waitingCount,
    since: z.object({ registrations: waitingSince, planRequests: waitingSince }).optional(),
  }),
});

export const membershipView = memberView.extend({
  networkSize: z.int(),
  directCount: z.int(),
});

export const membership = defineEndpoint({
  name: 'membership',
  method: 'GET',
  path: '/member/membership',
  service: 'network',
  access: 'member',
  summary: "The caller's own plan, approval, code, sponsor and network size",
  response: membershipView,
});

export const approveRegistration = defineEndpoint({
  name: 'approveRegistration',
  method: 'POST',
  path: '/member/approve-registration',
  service: 'network',
  access: 'head',
  permission: 'approve-members',
  audit: 'registration-approved',
  summary: 'Approve a new member',
  body: z.object({ userId: objectId }),
  response: message,
  errors: ['NETWORK.MEMBER_NOT_FOUND', 'NETWORK.ALREADY_APPROVED'],
});

export const deleteMember = defineEndpoint({
  name: 'deleteMember',
  method: 'DELETE',
  path: '/member/delete-member/:id',
  service: 'network',
  access: 'head',
  permission: 'approve-members',
  audit: 'member-deleted',
  summary: 'Delete an unapproved member and free the mobile number',
  params: z.object({ id: objectId }),
  response: message,
  errors: [
    'NETWORK.MEMBER_NOT_FOUND',
    'NETWORK.APPROVED_NOT_DELETABLE',
    'NETWORK.PAID_NOT_DELETABLE',
    'NETWORK.HAS_DOWNLINE',
  ],
});

/**
 * The event of a deletion does not reach a gateway while the broker is down. A page has 500 members. The gateway and
 * identity make this call every five seconds while they get calls, otherwise every five minutes, and before the first
 * call after that.
 */
export const deletedMembers = defineEndpoint({
  name: 'deletedMembers',
  method: 'GET',
  path: '/internal/deleted-members',
  service: 'network',
  access: 'service',
  isInternal: true,
  summary: 'Who was deleted, oldest first',
  query: followQuery,
  response: z.array(z.object({ memberId: objectId, deletedAt: instant })),
});

/** Identity calls this before it creates an account: by code for registration, by id for Add Member. */
export const checkSponsor = defineEndpoint({
  name: 'checkSponsor',
  method: 'POST',
  path: '/internal/sponsor-check',
  service: 'network',
  access: 'service',
  isInternal: true,
  summary: 'Whether this sponsor may invite members, and this UTR is free',
  body: z.object({
    sponsor: z.union([z.object({ referralCode }), z.object({ memberId: objectId })]),
    utr: utrNumber.nullable().optional(),
  }),
  response: sponsorView,
});

const newcomersRequest = z.object({
  plan: planName,
  proofKey: z.string().max(200),
  utr: utrNumber.nullable(),
  picture: pictureHashes,
});

/** The call is idempotent by member id; the member-registered event repeats the placement if this call is lost. */
export const placeMember = defineEndpoint({
  name: 'placeMember',
  method: 'POST',
  path: '/internal/memberships',
  service: 'network',
  access: 'service',
  isInternal: true,
  summary: 'Create the membership of a new account',
  body: z.object({
    memberId: objectId,
    name: z.string().max(100),
    email: z.string().max(254).nullable(),
    mobile: z.string().max(20),
    sponsorId: objectId,
    registeredAt: instant,
    contactSeenBy: contactSeenBy.optional(),
    planRequest: newcomersRequest.nullable(),
  }),
  response: z.object({ referralCode: z.string() }),
});

/**
 * The answer is the same for every code that may not invite: an unknown or mistyped code, and that of an account that
 * is closed, not approved, or without the plan. Only the registration distinguishes them.
 */
export const getInviter = defineEndpoint({
  name: 'getInviter',
  method: 'GET',
  path: '/inviter',
  service: 'network',
  access: 'public',
  summary: 'Whose invitation a referral code is: the first name and an initial; null for a code that invites nobody',
  query: z.object({
    /** Case and spaces of the code do not matter. */
    code: referralCode,
  }),
  response: z.object({
    /**
     * The name has the first name and the initial of the last name, such as "Asha P."; it is null if the code allows no
     * registration.
     */
    name: z.string().nullable(),
  }),
});
