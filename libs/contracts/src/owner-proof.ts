import { z } from 'zod';
import { passkeyAssertion } from './passkey.js';

/** Six digits of the authenticator app, or a recovery code as somebody types it. */
export const secondFactorCode = z.string().trim().min(1, 'Please enter the code').max(40);

/**
 * Who calls is the owner, shown in the call itself, as a fresh session may be a stolen one: the password, with a code where an
 * authenticator app is set up; or an assertion that was begun for just this.
 */
export const ownerProof = z.object({
  password: z.string().min(1, 'Please enter a password').max(200).optional(),
  code: secondFactorCode.optional(),
  passkey: passkeyAssertion.optional(),
});
export type OwnerProof = z.output<typeof ownerProof>;

/** What `ownerProof` may be refused with. */
export const refusedProofs = [
  'IDENTITY.PROOF_NEEDED',
  'IDENTITY.PASSWORD_WRONG',
  'IDENTITY.CODE_NEEDED',
  'IDENTITY.CODE_WRONG',
  'IDENTITY.PASSKEY_NEEDED',
  'IDENTITY.PASSKEY_REFUSED',
] as const;
