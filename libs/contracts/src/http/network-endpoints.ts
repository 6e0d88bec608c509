import { z } from 'zod';
import {
  followQuery,
  instant,
  message,
  objectId,
  pageQuery,
  planName,
  reason,
  referralCode,
  rupees,
  searchText,
  utr,
  waitingCount,
  waitingSince,
} from '../primitives.js';
import { contactSeenBy } from '../contact.js';
import { pictureHashes } from '../payment-proof.js';
import { imageTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { memberView, networkRow, sponsorView } from './member-view.js';
import { inFormat, tableContent } from './table-format.js';

export const listPlans = defineEndpoint({
  name: 'listPlans',
  method: 'GET',
  path: '/plans',
  service: 'network',
  access: 'public',
  summary: 'The membership plans and their prices in rupees',
  response: z.array(z.object({ name: planName, price: rupees, cottonGrams: z.int(), contents: z.array(z.string()) })),
});

export const requestPlanProof = defineEndpoint({
  name: 'requestPlanProof',
  method: 'POST',
  path: '/user/requestplanProof',
  service: 'network',
  access: 'member',
  summary: 'Hand in the proof of a plan payment; replaces a pending one',
  body: z.object({
    plan: planName,
    utr,
    /** Of the payment that was shown to the payer; without it, or when it is not the caller's, the latest for this plan. */
    txnid: z.string().max(40).optional(),
  }),
  files: { planProof: { required: true, accept: imageTypes } },
  response: message,
  errors: ['NETWORK.PLAN_NOT_HIGHER', 'NETWORK.HEAD_HAS_NO_PLAN', 'NETWORK.UTR_USED', 'ACCESS.ACCOUNT_CLOSING'],
});

/** For whose work the list of members is there; what of a row they see is decided by the finer permission. */
const seeingMembers = ['approve-members', 'decide-plans', 'manage-members', 'read'] as const;

export const networkSorts = [
  'registeredDate',
  'name',
  'referralCode',
  'level',
  'plan',
  'earnings',
  'commission',
] as const;
/** Lists only who waits for a decision on a plan, by the time of the request. */
const queueSort = 'requestedDate';
/** Which members of a list, and in what order. */
const networkChoice = z.object({
  /** Part of a name, or the beginning of a code or mobile. */
  search: searchText.optional(),
  sort: z.enum([...networkSorts, queueSort]).default('registeredDate'),
  order: z.enum(['asc', 'desc']).default('desc'),
  plan: z.union([planName, z.literal('none')]).optional(),
  approved: z
    .enum(['true', 'false'])
    .transform((v) => v === 'true')
    .optional(),
  /** Only members who wait for the head's decision on a plan. */
  planRequested: z
    .enum(['true'])
    .transform(() => true)
    .optional(),
});
export const memberNetwork = defineEndpoint({
  name: 'memberNetwork',
  method: 'GET',
  path: '/member/network',
  service: 'network',
  access: 'approved',
  permission: seeingMembers,
  summary: "The caller's downline, or everyone for the head and for staff, newest first unless sorted otherwise",
  query: pageQuery.extend({
    ...networkChoice.shape,
    /** This member alone, such as a notification leads to. */
    memberId: objectId.optional(),
  }),
  /** A list of one element, the shape that older clients know. `total` of a filtered or searched list is counted to 10 000 and no further. */
  response: z.array(z.object({ fullNetwork: z.array(networkRow), nextCursor: z.string().nullable(), total: z.int() })),
});

export const memberNetworkCsv = defineEndpoint({
  name: 'memberNetworkCsv',
  method: 'GET',
  path: '/member/network.csv',
  service: 'network',
  access: 'head',
  permission: 'reports',
  audit: 'members-exported',
  stream: true,
  contentType: tableContent,
  summary: 'All members that the filters leave, as a file, CSV or XLSX, amounts in rupees',
  query: networkChoice.extend(inFormat.shape),
  response: z.string(),
});

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

/** A row of the tree view: how many are directly below, and how many in all. */
export const networkBranch = networkRow.extend({ directCount: z.int(), networkSize: z.int() });
export type NetworkBranch = z.infer<typeof networkBranch>;
export const networkChildren = defineEndpoint({
  name: 'networkChildren',
  method: 'GET',
  path: '/member/network/:id/children',
  service: 'network',
  access: 'approved',
  permission: seeingMembers,
  summary:
    'Those directly below the caller, or below a member of their downline, newest first; next page by the X-Next-Cursor header',
  params: z.object({ id: objectId }),
  query: pageQuery,
  response: z.array(networkBranch),
  errors: ['NETWORK.MEMBER_NOT_FOUND'],
});

/** The caller's own place in the network. */
export const membershipView = memberView.extend({ networkSize: z.int(), directCount: z.int() });
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

export const approvePlan = defineEndpoint({
  name: 'approvePlan',
  method: 'POST',
  path: '/admin/approve/plan',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  audit: 'plan-approved',
  summary: 'Approve a plan request, or set a higher plan; records the sale and approves the member',
  body: z.object({
    userId: objectId,
    plan: planName,
    payment: z.enum(['received', 'waived']).default('received'),
    /** The request that was looked at; without it the plan is set, and a request for it or a lower one is settled. */
    requestId: objectId.optional(),
  }),
  response: z.object({ message: z.string(), saleId: objectId }),
  errors: [
    'NETWORK.MEMBER_NOT_FOUND',
    'NETWORK.PLAN_ALREADY_HELD',
    'NETWORK.HEAD_HAS_NO_PLAN',
    'NETWORK.REQUEST_CHANGED',
    'ACCESS.ACCOUNT_CLOSING',
  ],
});

export const rejectPlan = defineEndpoint({
  name: 'rejectPlan',
  method: 'POST',
  path: '/admin/reject/plan',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  audit: 'plan-rejected',
  summary: 'Reject a plan request; the member is told the reason',
  body: z.object({
    userId: objectId,
    reason: reason.min(1, 'Please give a reason.'),
    /** The request that was looked at; without it the present one. */
    requestId: objectId.optional(),
  }),
  response: message,
  errors: ['NETWORK.MEMBER_NOT_FOUND', 'NETWORK.NO_PLAN_REQUEST', 'NETWORK.REQUEST_CHANGED'],
});

/** For those whom the event does not reach while the broker is away. */
export const deletedMembers = defineEndpoint({
  name: 'deletedMembers',
  method: 'GET',
  path: '/internal/deleted-members',
  service: 'network',
  access: 'service',
  internal: true,
  summary: 'Who was deleted, oldest first',
  query: followQuery,
  response: z.array(z.object({ memberId: objectId, deletedAt: instant })),
});

/** Identity asks before it makes an account: by code for registration, by id for Add Member. */
export const checkSponsor = defineEndpoint({
  name: 'checkSponsor',
  method: 'POST',
  path: '/internal/sponsor-check',
  service: 'network',
  access: 'service',
  internal: true,
  summary: 'Whether this sponsor may invite members, and this UTR is free',
  body: z.object({
    sponsor: z.union([z.object({ referralCode }), z.object({ memberId: objectId })]),
    utr: z.string().nullable().optional(),
  }),
  response: sponsorView,
});

/** From Add Member; older versions do not tell the picture's hashes. */
const newcomersRequest = z.object({
  plan: planName,
  proofKey: z.string(),
  utr: z.string().nullable(),
  picture: pictureHashes.optional(),
});
/** Idempotent by member id; the member-registered event does the same again if this call is lost. */
export const placeMember = defineEndpoint({
  name: 'placeMember',
  method: 'POST',
  path: '/internal/memberships',
  service: 'network',
  access: 'service',
  internal: true,
  summary: 'Create the membership of a new account',
  body: z.object({
    memberId: objectId,
    name: z.string(),
    email: z.string().nullable(),
    mobile: z.string(),
    sponsorId: objectId,
    registeredAt: instant,
    contactSeenBy: contactSeenBy.optional(),
    planRequest: newcomersRequest.nullable(),
  }),
  response: z.object({ referralCode: z.string() }),
});
