import { z } from 'zod';
import { passkeyAssertion } from './passkey.js';

/** The code has six digits of the authenticator app, or is a recovery code in any spelling. */
export const secondFactorCode = z.string().trim().min(1, 'Please enter the code').max(40);

/**
 * The caller proves to be the owner within the call itself, because a fresh session may be stolen. The proof is the
 * password, with a code if an authenticator app is set up, or an assertion that was begun for this call.
 */
export const ownerProof = z.object({
  password: z.string().min(1, 'Please enter a password').max(200).optional(),
  code: secondFactorCode.optional(),
  passkey: passkeyAssertion.optional(),
});
export type OwnerProof = z.output<typeof ownerProof>;

export const refusedProofs = [
  'IDENTITY.PROOF_NEEDED',
  'IDENTITY.PASSWORD_WRONG',
  'IDENTITY.CODE_NEEDED',
  'IDENTITY.CODE_WRONG',
  'IDENTITY.PASSKEY_NEEDED',
  'IDENTITY.PASSKEY_REFUSED',
] as const;
