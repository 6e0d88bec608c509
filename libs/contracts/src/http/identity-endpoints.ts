import { z } from 'zod';
import { instant, objectId } from '../primitives.js';
import { contactSeenBy } from '../contact.js';
import { kycConsent } from '../kyc-consent.js';
import { defineEndpoint } from './endpoint.js';

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
  /** Until then numbers stay hidden and payouts wait, as the password came from somebody else; null where nothing is held. */
  numbersHeldUntil: instant.nullable(),
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
