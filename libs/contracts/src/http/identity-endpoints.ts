import { z } from 'zod';
import { contactSeenBy, instant, objectId } from '../primitives.js';
import { kycConsent } from '../kyc-consent.js';
import { defineEndpoint } from './endpoint.js';

/** The account data that identity stores; the gateway composes the public profile from it. */
export const accountView = z.object({
  _id: objectId,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string(),
  address: z.string().nullable(),
  contactSeenBy,
  isHead: z.boolean(),
  registeredDate: instant,
  image: z.string().nullable(),
  idProof: z.string().nullable(),
  panidProof: z.string().nullable(),
  adharNo: z.string().nullable(),
  panCardNo: z.string().nullable(),
  /** The number is masked except for its last four characters. */
  bankAccountNo: z.string().nullable(),
  ifscCode: z.string().nullable(),
  /** The account holder's name at the bank is not masked; it is set if it differs from the member's name. */
  bankHolder: z.string().nullable().optional(),
  /** The consent is null for members who were never asked. */
  kycConsent: kycConsent.nullable(),
  mustChangePassword: z.boolean(),
  /**
   * Numbers stay hidden and payouts wait until this time, because another person gave the password; it is null without
   * a hold.
   */
  numbersHeldUntil: instant.nullable(),
});

export const account = defineEndpoint({
  name: 'account',
  method: 'GET',
  path: '/user/account',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  summary: "The caller's own account, numbers masked",
  response: accountView,
});
