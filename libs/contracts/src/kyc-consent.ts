import { z } from 'zod';
import { instant } from './primitives.js';

/** A change of the purposes in the consent text for KYC documents raises this version, and members are asked again. */
export const kycConsentVersion = 1;

/**
 * The consent is the member's decision on the storage of numbers and scans; it is null for members who were never
 * asked.
 */
export const kycConsent = z.object({
  /** The member accepted this version of the text; it is null after a withdrawal without an earlier consent. */
  version: z.int().nullable(),
  givenAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
});
export type KycConsent = z.infer<typeof kycConsent>;

/** The member has accepted the present text. Without this consent the web asks before it sends documents. */
export const isKycConsentGiven = (consent: KycConsent | null): boolean =>
  consent !== null && consent.withdrawnAt === null && consent.version === kycConsentVersion;
