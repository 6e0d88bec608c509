import { z } from 'zod';
import { instant, message, objectId } from '../primitives.js';
import { passkeyAssertion } from '../passkey.js';
import { defineEndpoint } from './endpoint.js';
import { secondFactorCode } from './second-factor-endpoints.js';

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

export const passkeyView = z.object({
  _id: objectId,
  name: z.string(),
  createdAt: instant,
  /** Null before its first use. */
  lastUsedAt: instant.nullable(),
  /** Its maker keeps it for all devices of the owner; otherwise it is lost with the device. */
  isBackedUp: z.boolean(),
});
export type PasskeyView = z.infer<typeof passkeyView>;

export const listPasskeys = defineEndpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: '/user/passkeys',
  service: 'identity',
  access: 'member',
  alsoStaff: true,
  beforeSecondFactor: true,
  beforePasswordChange: true,
  summary: "The caller's passkeys, the oldest first",
  response: z.array(passkeyView),
});

/** What `ownerProof` may be refused with. */
export const refusedProofs = [
  'IDENTITY.PROOF_NEEDED',
  'IDENTITY.PASSWORD_WRONG',
  'IDENTITY.CODE_NEEDED',
  'IDENTITY.CODE_WRONG',
  'IDENTITY.PASSKEY_NEEDED',
  'IDENTITY.PASSKEY_REFUSED',
] as const;

export const removePasskey = defineEndpoint({
  name: 'removePasskey',
  method: 'POST',
  path: '/user/passkeys/:id/remove',
  service: 'identity',
  access: 'member',
  alsoStaff: true,
  audit: 'passkey-removed',
  summary: "Remove one of the caller's passkeys, with a proof that the caller is the owner",
  params: z.object({ id: objectId }),
  body: ownerProof,
  response: message,
  errors: [...refusedProofs, 'IDENTITY.PASSKEY_NOT_FOUND', 'IDENTITY.PASSKEY_DEMANDED', 'REQUEST.TOO_MANY'],
});
