import { z } from 'zod';
import { contactSeenBy, address, message, presentName, planName, rupees, objectId } from '../primitives.js';
import {
  isAadhaar,
  isBankAccount,
  isIfsc,
  isPan,
  isBankHolder,
  isMasked,
  normaliseBankHolder,
  normaliseDocumentNumber,
} from '../kyc.js';
import { imageTypes, documentTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { sponsorView } from './membership-endpoints.js';
import { accountView } from './identity-endpoints.js';
import { kycConsent } from '../kyc-consent.js';

/**
 * The number is not masked. The empty text removes the stored number, and the masked number of the account keeps it.
 */
const documentNumber = (isValid: (number: string) => boolean, sentence: string) =>
  z
    .union([
      z.literal('').transform(() => null),
      z
        .string()
        .max(100, sentence)
        .transform((typed) => (isMasked(typed) ? typed : normaliseDocumentNumber(typed)))
        .refine((number) => isMasked(number) || isValid(number), sentence),
    ])
    .optional();

/** Banks accept no Indian scripts. The empty text removes the holder's name, so that the member's name is used. */
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
    ifscCode: documentNumber(
      isIfsc,
      'Enter an IFSC, for example SBIN0005943. The old code of a merged bank is no longer valid: enter the new one from your passbook.',
    ),
    /**
     * The bank knows the account holder by this name: letters A to Z, spaces, full stops, slashes, hyphens and
     * apostrophes.
     */
    bankHolder,
  }),
  response: message,
  errors: [
    'AUTH.REAUTHENTICATE',
    'IDENTITY.AADHAAR_TAKEN',
    'IDENTITY.NUMBER_TRIES',
    'IDENTITY.CONSENT_WITHDRAWN',
    'IDENTITY.NUMBERS_HELD',
    'IDENTITY.HEADS_NAME',
  ],
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
    /** The amount is the deposit of one kilogram of cotton; the member earns its making charge on return. */
    deposit: rupees,
    returnAmount: rupees,
    addedBy: sponsorView.nullable(),
  }),
});

const consent = z.object({ kycConsent });

/**
 * A repetition changes nothing. Numbers and scans are also accepted from members who were never asked, for older
 * clients.
 */
export const giveKycConsent = defineEndpoint({
  name: 'giveKycConsent',
  method: 'POST',
  path: '/user/kyc-consent',
  service: 'identity',
  access: 'member',
  summary: 'Agree that numbers and scans of documents are kept, by the text of that version; recorded',
  body: z.object({
    /** The version is that of the text that was shown. */
    version: z.int().min(1),
  }),
  response: consent,
  errors: ['IDENTITY.CONSENT_OUTDATED'],
});

/** The call erases numbers of documents and bank, and both scans; payouts wait until consent is given again. */
export const withdrawKycConsent = defineEndpoint({
  name: 'withdrawKycConsent',
  method: 'POST',
  path: '/user/kyc-consent/withdraw',
  service: 'identity',
  access: 'member',
  needsStepUp: true,
  summary: 'Withdraw it: numbers and scans are erased, payouts wait; recorded',
  response: consent,
  errors: ['IDENTITY.NUMBERS_HELD'],
});

/** The audit trail records access to another person's document scans in these folders. */
export const scanFolders = { idProof: 'identity/id-proofs', panidProof: 'identity/pan-proofs' } as const;

export const uploadIdProof = defineEndpoint({
  name: 'uploadIdProof',
  method: 'POST',
  path: '/user/upload-idproof',
  service: 'identity',
  access: 'member',
  summary: "Set the scan of the caller's identity card, a picture or a PDF",
  files: { idProof: { required: true, accept: documentTypes } },
  response: z.object({ idProof: z.string() }),
  errors: ['IDENTITY.CONSENT_WITHDRAWN', 'IDENTITY.NUMBERS_HELD'],
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
  errors: ['IDENTITY.CONSENT_WITHDRAWN', 'IDENTITY.NUMBERS_HELD'],
});

/** The numbers are not masked; their owner and the head read them. The audit trail records each answer. */
export const documentsView = z.object({
  _id: objectId,
  name: z.string(),
  adharNo: z.string().nullable(),
  panCardNo: z.string().nullable(),
  bankAccountNo: z.string().nullable(),
  ifscCode: z.string().nullable(),
  bankHolder: z.string().nullable().optional(),
  idProof: z.string().nullable(),
  panidProof: z.string().nullable(),
});

export const documents = defineEndpoint({
  name: 'documents',
  method: 'GET',
  path: '/user/documents',
  service: 'identity',
  access: 'member',
  needsStepUp: true,
  audit: 'numbers-revealed',
  summary: "The caller's own numbers in clear; recorded",
  response: documentsView,
  errors: ['IDENTITY.NUMBERS_HELD'],
});

export const memberDocuments = defineEndpoint({
  name: 'memberDocuments',
  method: 'GET',
  path: '/user/documents/:id',
  service: 'identity',
  access: 'head',
  permission: 'reveal-numbers',
  needsStepUp: true,
  audit: 'numbers-revealed',
  summary: "A member's numbers in clear, for the head; recorded",
  params: z.object({ id: objectId }),
  response: documentsView,
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND', 'IDENTITY.HEAD_PROTECTED'],
});
