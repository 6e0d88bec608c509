import { z } from 'zod';
import {
  address,
  instant,
  message,
  newMobile,
  newPassword,
  objectId,
  optionalEmail,
  personName,
  presentName,
  planName,
  referralCode,
  rupees,
  utr,
} from '../primitives.js';
import { contactSeenBy } from '../contact.js';
import { kycConsent } from '../kyc-consent.js';
import {
  isAadhaar,
  isBankAccount,
  isBankHolder,
  isIfsc,
  isMasked,
  isPan,
  normaliseBankHolder,
  normaliseDocumentNumber,
} from '../kyc.js';
import { imageTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { sponsorView } from './member-view.js';

const newMember = z.object({
  _id: objectId,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string(),
  /** Null only while the network cannot be reached; it follows within moments. */
  referralCode: z.string().nullable(),
  registeredDate: instant,
  /** With Add Member the requested one. */
  plan: planName.nullable(),
  requestedPlan: planName.nullable(),
  planApproved: z.boolean(),
  isApproved: z.boolean(),
});
const registered = z.object({ user: newMember, addedBy: sponsorView });

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
    referralCode,
    password: newPassword,
    contactSeenBy: contactSeenBy.optional(),
  }),
  response: registered,
  errors: [
    'IDENTITY.MOBILE_TAKEN',
    'IDENTITY.PASSWORD_GUESSABLE',
    'NETWORK.CODE_MISTYPED',
    'NETWORK.CODE_UNKNOWN',
    'NETWORK.SPONSOR_NOT_APPROVED',
    'NETWORK.SPONSOR_CLOSED',
    'NETWORK.SPONSOR_PLAN_TOO_LOW',
    'IDENTITY.REGISTRATION_UNAVAILABLE',
  ],
});

/**
 * The caller is the sponsor; the account is unapproved and its plan is requested with the proof: the answer's `plan` is the one asked
 * for. The password is for one use.
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
    mobile: newMobile,
    plan: planName,
    utr,
  }),
  files: { planProof: { required: true, accept: imageTypes } },
  response: registered,
  errors: [
    'IDENTITY.MOBILE_TAKEN',
    'IDENTITY.PASSWORD_GUESSABLE',
    'NETWORK.ADD_NEEDS_PLAN',
    'NETWORK.UTR_USED',
    'IDENTITY.REGISTRATION_UNAVAILABLE',
  ],
});

/** What identity keeps of a person; the public profile is composed from it by the gateway. */
export const accountView = z.object({
  _id: objectId,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string(),
  address: z.string().nullable(),
  /** Of e-mail and address. */
  contactSeenBy,
  isHead: z.boolean(),
  registeredDate: instant,
  image: z.string().nullable(),
  idProof: z.string().nullable(),
  panidProof: z.string().nullable(),
  /** Masked, such as "XXXX XXXX 1234"; in clear they come from `documents`. */
  adharNo: z.string().nullable(),
  panCardNo: z.string().nullable(),
  bankAccountNo: z.string().nullable(),
  /** In clear: it names a branch, not a person. */
  ifscCode: z.string().nullable(),
  /** In clear: the name as it stands at the bank, where another one than the member's is wanted. */
  bankHolder: z.string().nullable().optional(),
  /** Null for those who were never asked. */
  kycConsent: kycConsent.nullable(),
  mustChangePassword: z.boolean(),
});

export const account = defineEndpoint({
  name: 'account',
  method: 'GET',
  path: '/user/account',
  service: 'identity',
  access: 'member',
  alsoStaff: true,
  summary: "The caller's own account, numbers masked",
  response: accountView,
});

/** A number in clear; the empty text removes the stored one, and the masked one that the account shows leaves it. */
const documentNumber = (isValid: (number: string) => boolean, sentence: string) =>
  z
    .union([
      z.literal('').transform(() => null),
      z
        .string()
        .max(40, sentence)
        .transform((typed) => (isMasked(typed) ? typed : normaliseDocumentNumber(typed)))
        .refine((number) => isMasked(number) || isValid(number), sentence),
    ])
    .optional();

/** Banks take no Indian scripts. The empty text removes it: then the member's name stands for it. */
const bankHolder = z
  .union([
    z.literal('').transform(() => null),
    z
      .string()
      .max(100)
      .transform(normaliseBankHolder)
      .refine(isBankHolder, 'Write the name in letters A to Z, as in the passbook.'),
  ])
  .optional();

export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/user/profile',
  service: 'identity',
  access: 'member',
  summary:
    "Change the caller's own profile; what is left out, null or masked stays as it is, the empty text removes it",
  body: z.object({
    name: presentName.optional(),
    email: z.union([z.literal('').transform(() => null), z.email('Please enter valid email').max(254)]).optional(),
    address: address.optional(),
    contactSeenBy: contactSeenBy.optional(),
    adharNo: documentNumber(isAadhaar, 'Check your Aadhaar number. It should have 12 digits, just as on the card.'),
    panCardNo: documentNumber(isPan, 'Enter a valid PAN, for example ABCPE1234F.'),
    bankAccountNo: documentNumber(isBankAccount, 'A bank account number has 9 to 18 digits.'),
    ifscCode: documentNumber(isIfsc, 'Enter a valid IFSC, for example SBIN0005943.'),
    bankHolder,
  }),
  response: message,
  errors: ['AUTH.REAUTHENTICATE', 'IDENTITY.AADHAAR_TAKEN', 'IDENTITY.AADHAAR_TRIES', 'IDENTITY.CONSENT_WITHDRAWN'],
});

export const uploadAvatar = defineEndpoint({
  name: 'uploadAvatar',
  method: 'POST',
  path: '/user/upload-avatar',
  service: 'identity',
  access: 'member',
  summary: "Set the caller's picture",
  files: { avatar: { required: true, accept: imageTypes } },
  response: z.object({ imageUrl: z.string() }),
});

/** Composed by the gateway from identity, network and commission. */
export const profile = defineEndpoint({
  name: 'profile',
  method: 'GET',
  path: '/user/profile',
  service: 'gateway',
  access: 'member',
  summary: "The caller's own profile",
  response: accountView.extend({
    referralCode: z.string().nullable(),
    plan: planName.nullable(),
    planApproved: z.boolean(),
    requestedPlan: planName.nullable(),
    isApproved: z.boolean(),
    earnings: rupees,
    commission: rupees,
    /** Of one kilogram of cotton: paid with the order, and earned on its return. */
    deposit: rupees,
    returnAmount: rupees,
    addedBy: sponsorView.nullable(),
  }),
});
