import { z } from 'zod';
import { instant } from './primitives.js';

/** Of the text in which consent to keep KYC documents is asked; another number when its purposes change, and it is asked again. */
export const kycConsentVersion = 1;

/** What a member has said about numbers and scans being kept; null for those who were never asked. */
export const kycConsent = z.object({
  /** Of the text that was agreed to; null where it is withdrawn and was never given. */
  version: z.int().nullable(),
  givenAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
});
export type KycConsent = z.infer<typeof kycConsent>;

/** Whether the present text was agreed to. Without it the web asks before it sends documents. */
export const isKycConsentGiven = (consent: KycConsent | null): boolean =>
  consent !== null && consent.withdrawnAt === null && consent.version === kycConsentVersion;
