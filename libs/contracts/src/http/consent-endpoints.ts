import { z } from 'zod';
import { kycConsent } from '../kyc-consent.js';
import { defineEndpoint } from './endpoint.js';

const consent = z.object({ kycConsent });

export const giveKycConsent = defineEndpoint({
  name: 'giveKycConsent',
  method: 'POST',
  path: '/user/kyc-consent',
  service: 'identity',
  access: 'member',
  summary: 'Agree that numbers and scans of documents are kept, by the text of that version; recorded',
  body: z.object({ version: z.int().min(1) }),
  response: consent,
  errors: ['IDENTITY.CONSENT_OUTDATED'],
});

/** Erases numbers of documents and bank, and both scans; payouts wait until consent is given again. */
export const withdrawKycConsent = defineEndpoint({
  name: 'withdrawKycConsent',
  method: 'POST',
  path: '/user/kyc-consent/withdraw',
  service: 'identity',
  access: 'member',
  stepUp: true,
  summary: 'Withdraw it: numbers and scans are erased, payouts wait; recorded',
  response: consent,
  errors: ['IDENTITY.NUMBERS_HELD'],
});
