import { z } from 'zod';
import { instant, message, objectId, passkeyName } from '../primitives.js';
import { ownerProof, refusedProofs } from '../owner-proof.js';
import { defineEndpoint } from './endpoint.js';
import { passkeyAttestation, passkeyCreation, passkeyAssertion, passkeyPurposes, passkeyRequest } from '../passkey.js';
import { login, newTokenInSession } from './login-endpoints.js';

export const passkeyView = z.object({
  _id: objectId,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  /**
   * The value is true if the maker of the passkey syncs it to all devices of the owner; otherwise it is lost with the
   * device.
   */
  isBackedUp: z.boolean(),
});

export type PasskeyView = z.infer<typeof passkeyView>;

export const listPasskeys = defineEndpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: '/user/passkeys',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
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
  allowsAllStaff: true,
  audit: 'passkey-removed',
  summary: "Remove one of the caller's passkeys, with a proof that the caller is the owner",
  params: z.object({ id: objectId }),
  body: ownerProof,
  response: message,
  errors: [...refusedProofs, 'IDENTITY.PASSKEY_NOT_FOUND', 'IDENTITY.PASSKEY_DEMANDED', 'REQUEST.TOO_MANY'],
});

/** The answer has PublicKeyCredentialCreationOptionsJSON, valid for five minutes in this session. */
export const beginPasskey = defineEndpoint({
  name: 'beginPasskey',
  method: 'POST',
  path: '/user/passkeys/begin',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
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

/** The token in the answer replaces the caller's token, and meets a demand for a second factor. */
export const confirmPasskey = defineEndpoint({
  name: 'confirmPasskey',
  method: 'POST',
  path: '/user/passkeys/confirm',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  beforeSecondFactor: true,
  audit: 'passkey-added',
  summary: 'Add the passkey that the browser has made',
  body: z.object({
    credential: passkeyAttestation,
    name: passkeyName.optional(),
  }),
  response: z.object({ message: z.string(), passkey: passkeyView, token: z.string() }),
  errors: [
    'IDENTITY.PASSKEY_REFUSED',
    'IDENTITY.PASSKEYS_UNAVAILABLE',
    'IDENTITY.PASSKEY_TAKEN',
    'IDENTITY.TOO_MANY_PASSKEYS',
    'IDENTITY.NUMBERS_HELD',
  ],
});

export const beginPasskeyLogin = defineEndpoint({
  name: 'beginPasskeyLogin',
  method: 'POST',
  path: '/user/passkey-login/begin',
  service: 'identity',
  access: 'public',
  summary: 'Begin a login by passkey: the same for everybody; good for five minutes',
  response: passkeyRequest,
  errors: ['IDENTITY.PASSKEYS_UNAVAILABLE'],
});

/** Every fault is answered with `AUTH.PASSKEY_REFUSED`. */
export const passkeyLogin = defineEndpoint({
  name: 'passkeyLogin',
  method: 'POST',
  path: '/user/passkey-login',
  service: 'identity',
  access: 'public',
  audit: 'logged-in',
  summary: 'Log in with a passkey; it stands for password and code',
  body: z.object({ credential: passkeyAssertion }),
  response: login.response!,
  errors: ['AUTH.PASSKEY_REFUSED', 'AUTH.SUSPENDED', 'IDENTITY.PASSKEYS_UNAVAILABLE', 'REQUEST.TOO_MANY'],
});

export const beginPasskeyUse = defineEndpoint({
  name: 'beginPasskeyUse',
  method: 'POST',
  path: '/user/passkey-use/begin',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  beforeSecondFactor: true,
  beforePasswordChange: true,
  summary: 'Begin to use a passkey in a running session, for one purpose; good for five minutes',
  body: z.object({ purpose: z.enum(passkeyPurposes) }),
  response: passkeyRequest,
  errors: ['IDENTITY.NO_PASSKEY', 'IDENTITY.PASSKEYS_UNAVAILABLE'],
});

export const passkeyReauthenticate = defineEndpoint({
  name: 'passkeyReauthenticate',
  method: 'POST',
  path: '/user/reauthenticate/passkey',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  beforeSecondFactor: true,
  beforePasswordChange: true,
  summary: 'Use a passkey in a running session, for what asks for the password again (AUTH.REAUTHENTICATE)',
  body: z.object({ credential: passkeyAssertion }),
  response: newTokenInSession,
  errors: ['IDENTITY.PASSKEY_REFUSED', 'IDENTITY.PASSKEYS_UNAVAILABLE', 'REQUEST.TOO_MANY'],
});
