import { z } from 'zod';
import { instant } from './primitives.js';

/**
 * The version of the consent text for KYC documents; a change of its purposes raises it, and members are asked again.
 */
export const kycConsentVersion = 1;

/** The member's decision on the storage of numbers and scans; null for members who were never asked. */
export const kycConsent = z.object({
  /** The version of the accepted text; null after a withdrawal without an earlier consent. */
  version: z.int().nullable(),
  givenAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
});
export type KycConsent = z.infer<typeof kycConsent>;

/** The member has accepted the present text. Without it the web asks before it sends documents. */
export const isKycConsentGiven = (consent: KycConsent | null): boolean =>
  consent !== null && consent.withdrawnAt === null && consent.version === kycConsentVersion;
