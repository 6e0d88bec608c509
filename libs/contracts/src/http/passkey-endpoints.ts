import { z } from 'zod';
import { instant, message, objectId } from '../primitives.js';
import { ownerProof, refusedProofs } from '../owner-proof.js';
import { defineEndpoint } from './endpoint.js';

export const passkeyView = z.object({
  _id: objectId,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  /** The maker of the passkey syncs it to all devices of the owner; otherwise it is lost with the device. */
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
