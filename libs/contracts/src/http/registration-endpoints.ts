import { z } from 'zod';
import {
  contactSeenBy,
  instant,
  newMobile,
  newPassword,
  objectId,
  optionalEmail,
  personName,
  planName,
  referralCode,
  utr,
} from '../primitives.js';
import { documentTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { sponsorView } from './membership-endpoints.js';

const newMember = z.object({
  _id: objectId,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string(),
  referralCode: z.string().nullable(),
  registeredDate: instant,
  plan: planName.nullable(),
  requestedPlan: planName.nullable(),
  planApproved: z.boolean(),
  isApproved: z.boolean(),
});
const registered = z.object({ user: newMember, addedBy: sponsorView });

/**
 * The sponsor is checked before the mobile, so that strangers without a valid code do not learn the registered
 * mobiles.
 */
export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/user/register',
  service: 'identity',
  access: 'public',
  status: 201,
  summary: 'Create an unapproved account below a sponsor',
  body: z.object({
    name: personName,
    mobile: newMobile,
    email: optionalEmail,
    /** Case and spaces of the code do not matter. */
    referralCode,
    password: newPassword,
    contactSeenBy: contactSeenBy.optional(),
  }),
  response: registered,
  errors: [
    'IDENTITY.MOBILE_TAKEN',
    'IDENTITY.PASSWORD_GUESSABLE',
    'IDENTITY.HEADS_NAME',
    'NETWORK.CODE_MISTYPED',
    'NETWORK.CODE_UNKNOWN',
    'NETWORK.SPONSOR_NOT_APPROVED',
    'NETWORK.SPONSOR_CLOSED',
    'NETWORK.SPONSOR_PLAN_TOO_LOW',
    'IDENTITY.REGISTRATION_UNAVAILABLE',
    'REQUEST.TOO_MANY',
  ],
});

/**
 * The caller is the sponsor; the account is unapproved, and its plan is requested with the proof: the `plan` of the
 * answer is the requested one. The password is for one use, and the new member must replace it. Network decides whether
 * the caller may add members.
 */
export const addMember = defineEndpoint({
  name: 'addMember',
  method: 'POST',
  path: '/member/add',
  service: 'identity',
  access: 'approved',
  status: 201,
  audit: 'member-added',
  summary: 'Add a member below oneself, with the proof of their plan payment',
  body: z.object({
    name: personName,
    email: z.union([z.literal('').transform(() => undefined), z.email('Invalid email format').max(254)]).optional(),
    password: newPassword,
    /** The mobile has ten digits, the first from 6 to 9. */
    mobile: newMobile,
    plan: planName,
    utr,
  }),
  files: { planProof: { required: true, accept: documentTypes } },
  response: registered,
  errors: [
    'IDENTITY.MOBILE_TAKEN',
    'IDENTITY.PASSWORD_GUESSABLE',
    'IDENTITY.HEADS_NAME',
    'NETWORK.ADD_NEEDS_PLAN',
    'NETWORK.UTR_USED',
    'IDENTITY.REGISTRATION_UNAVAILABLE',
    'REQUEST.TOO_MANY',
  ],
});
