import { z } from 'zod';
import {
  address,
  followQuery,
  instant,
  loginMobile,
  message,
  newMobile,
  newPassword,
  objectId,
  optionalEmail,
  personName,
  planName,
  referralCode,
  rupees,
  utr,
} from '../primitives.js';
import { isAadhaar, isBankAccount, isIfsc, isMasked, isPan, normaliseDocumentNumber } from '../kyc.js';
import { defineEndpoint, documentTypes, imageTypes } from './endpoint.js';
import { passwordReason } from '../token.js';
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

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/user/login',
  service: 'identity',
  access: 'public',
  summary: 'Log in with mobile and password',
  body: z.object({ mobile: loginMobile, password: z.string().min(1, 'Please enter a password').max(200) }),
  response: z.object({
    token: z.string(),
    isHead: z.boolean(),
    /** Nothing but changing the password comes next. */
    mustChangePassword: z.boolean(),
    passwordReason: passwordReason.optional(),
  }),
  errors: ['AUTH.INVALID_CREDENTIALS', 'REQUEST.TOO_MANY'],
});

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
  }),
  response: registered,
  errors: [
    'IDENTITY.MOBILE_TAKEN',
    'NETWORK.CODE_MISTYPED',
    'NETWORK.CODE_UNKNOWN',
    'NETWORK.SPONSOR_NOT_APPROVED',
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
  errors: ['IDENTITY.MOBILE_TAKEN', 'NETWORK.ADD_NEEDS_PLAN', 'NETWORK.UTR_USED', 'IDENTITY.REGISTRATION_UNAVAILABLE'],
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/user/change-password',
  service: 'identity',
  access: 'member',
  beforePasswordChange: true,
  summary: 'Change the password; ends the other sessions',
  body: z.object({
    password: newPassword,
    confirmPassword: z.string(),
    /** Needed later than a few minutes after the login, unless a change is demanded. */
    currentPassword: z.string().max(200).optional(),
  }),
  /** A fresh token, since the change ends every session with the old version. */
  response: z.object({ message: z.string(), token: z.string() }),
  errors: [
    'IDENTITY.PASSWORDS_DIFFER',
    'IDENTITY.PASSWORD_WRONG',
    'IDENTITY.PASSWORD_UNCHANGED',
    'AUTH.REAUTHENTICATE',
    'REQUEST.TOO_MANY',
  ],
});

export const reauthenticate = defineEndpoint({
  name: 'reauthenticate',
  method: 'POST',
  path: '/user/reauthenticate',
  service: 'identity',
  access: 'member',
  summary: 'Give the password again in a running session, for what asks for it (AUTH.REAUTHENTICATE)',
  body: z.object({ password: z.string().min(1, 'Please enter a password').max(200) }),
  /** Of the same session and as long; it takes the place of the caller's. */
  response: z.object({ token: z.string() }),
  errors: ['IDENTITY.PASSWORD_WRONG', 'REQUEST.TOO_MANY'],
});

/** Every process that may call another one's internal endpoints. */
export const serviceNames = ['identity', 'network', 'cotton-order', 'commission', 'notification', 'gateway'] as const;

/** A service shows the secret of the installation and gets a token that other services accept from it. */
export const issueServiceToken = defineEndpoint({
  name: 'issueServiceToken',
  method: 'POST',
  path: '/internal/service-token',
  service: 'identity',
  access: 'public',
  internal: true,
  summary: 'A token for calls from one service to another',
  body: z.object({ service: z.enum(serviceNames), secret: z.string().max(1000) }),
  response: z.object({
    token: z.string(),
    /** Seconds from now. */
    expiresIn: z.int(),
  }),
  errors: ['AUTH.INVALID_CREDENTIALS'],
});

/** What identity keeps of a person; the public profile is composed from it by the gateway. */
export const accountView = z.object({
  _id: objectId,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string(),
  address: z.string().nullable(),
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
  mustChangePassword: z.boolean(),
});

export const account = defineEndpoint({
  name: 'account',
  method: 'GET',
  path: '/user/account',
  service: 'identity',
  access: 'member',
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

export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/user/profile',
  service: 'identity',
  access: 'member',
  summary:
    "Change the caller's own profile; what is left out, null or masked stays as it is, the empty text removes it",
  body: z.object({
    name: personName.optional(),
    email: z.union([z.literal('').transform(() => null), z.email('Please enter valid email').max(254)]).optional(),
    address: address.optional(),
    adharNo: documentNumber(isAadhaar, 'Please check the Aadhaar number: it has 12 digits, and one seems wrong.'),
    panCardNo: documentNumber(isPan, 'A PAN looks like ABCPE1234F.'),
    bankAccountNo: documentNumber(isBankAccount, 'A bank account number has 9 to 18 digits.'),
    ifscCode: documentNumber(isIfsc, 'An IFSC looks like SBIN0005943.'),
  }),
  response: message,
  errors: ['AUTH.REAUTHENTICATE'],
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

export const uploadIdProof = defineEndpoint({
  name: 'uploadIdProof',
  method: 'POST',
  path: '/user/upload-idproof',
  service: 'identity',
  access: 'member',
  summary: "Set the scan of the caller's identity card, a picture or a PDF",
  files: { idProof: { required: true, accept: documentTypes } },
  response: z.object({ idProof: z.string() }),
});

export const uploadPanIdProof = defineEndpoint({
  name: 'uploadPanIdProof',
  method: 'POST',
  path: '/user/upload-panidproof',
  service: 'identity',
  access: 'member',
  summary: "Set the scan of the caller's PAN card, a picture or a PDF",
  files: { panidProof: { required: true, accept: documentTypes } },
  response: z.object({ panidProof: z.string() }),
});

/** For those whom the event does not reach while the broker is away. */
export const sessionRevocations = defineEndpoint({
  name: 'sessionRevocations',
  method: 'GET',
  path: '/internal/session-revocations',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Whose sessions ended before their time, oldest first',
  query: followQuery,
  response: z.array(
    z.object({
      memberId: objectId,
      /** Tokens with a lower one are refused. */
      sessionVersion: z.int(),
      revokedAt: instant,
    }),
  ),
});

/** Numbers in clear, for their owner and the head. Each answer is recorded: whose, by whom, when. */
export const documentsView = z.object({
  _id: objectId,
  name: z.string(),
  adharNo: z.string().nullable(),
  panCardNo: z.string().nullable(),
  bankAccountNo: z.string().nullable(),
  ifscCode: z.string().nullable(),
  /** Signed links. */
  idProof: z.string().nullable(),
  panidProof: z.string().nullable(),
});

export const documents = defineEndpoint({
  name: 'documents',
  method: 'GET',
  path: '/user/documents',
  service: 'identity',
  access: 'member',
  stepUp: true,
  summary: "The caller's own numbers in clear; recorded",
  response: documentsView,
});

export const memberDocuments = defineEndpoint({
  name: 'memberDocuments',
  method: 'GET',
  path: '/user/documents/:id',
  service: 'identity',
  access: 'head',
  stepUp: true,
  summary: "A member's numbers in clear, for the head; recorded",
  params: z.object({ id: objectId }),
  response: documentsView,
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND'],
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
    /** Of one kilogram of cotton: paid with the order, and on its return (the seed's defaults). */
    deposit: rupees,
    returnAmount: rupees,
    addedBy: sponsorView.nullable(),
  }),
});
