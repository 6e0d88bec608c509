import { z } from 'zod';
import { passkeyName } from '../primitives.js';
import { passkeyAttestation, passkeyCreation } from '../passkey.js';
import { defineEndpoint } from './endpoint.js';
import { ownerProof, refusedProofs } from '../owner-proof.js';
import { passkeyView } from './passkey-endpoints.js';

export const beginPasskey = defineEndpoint({
  name: 'beginPasskey',
  method: 'POST',
  path: '/user/passkeys/begin',
  service: 'identity',
  access: 'member',
  alsoStaff: true,
  beforeSecondFactor: true,
  summary: 'Begin to add a passkey, with a proof that the caller is the owner; good for five minutes',
  body: ownerProof,
  response: passkeyCreation,
  errors: [
    ...refusedProofs,
    'IDENTITY.PASSKEYS_UNAVAILABLE',
    'IDENTITY.TOO_MANY_PASSKEYS',
    'IDENTITY.NUMBERS_HELD',
    'REQUEST.TOO_MANY',
  ],
});

export const confirmPasskey = defineEndpoint({
  name: 'confirmPasskey',
  method: 'POST',
  path: '/user/passkeys/confirm',
  service: 'identity',
  access: 'member',
  alsoStaff: true,
  beforeSecondFactor: true,
  audit: 'passkey-added',
  summary: 'Add the passkey that the browser has made',
  body: z.object({
    credential: passkeyAttestation,
    name: passkeyName.optional(),
  }),
  /** The token has the same session and lifetime as the caller's and replaces it. */
  response: z.object({ message: z.string(), passkey: passkeyView, token: z.string() }),
  errors: [
    'IDENTITY.PASSKEY_REFUSED',
    'IDENTITY.PASSKEYS_UNAVAILABLE',
    'IDENTITY.PASSKEY_TAKEN',
    'IDENTITY.TOO_MANY_PASSKEYS',
    'IDENTITY.NUMBERS_HELD',
  ],
});
