import { z } from 'zod';
import { instant, message, objectId, passkeyName } from '../primitives.js';
import { passkeyAssertion, passkeyAttestation, passkeyCreation, passkeyPurposes, passkeyRequest } from '../passkey.js';
import { defineEndpoint } from './endpoint.js';
import { login, newTokenInSession } from './login-endpoints.js';
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
const refusedProofs = [
  'IDENTITY.PROOF_NEEDED',
  'IDENTITY.PASSWORD_WRONG',
  'IDENTITY.CODE_NEEDED',
  'IDENTITY.CODE_WRONG',
  'IDENTITY.PASSKEY_NEEDED',
  'IDENTITY.PASSKEY_REFUSED',
] as const;

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
  errors: [...refusedProofs, 'IDENTITY.PASSKEYS_UNAVAILABLE', 'IDENTITY.TOO_MANY_PASSKEYS', 'REQUEST.TOO_MANY'],
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
    /** By default the words for the device. */
    name: passkeyName.optional(),
  }),
  /** The token is of the same session and as long; it takes the place of the caller's. */
  response: z.object({ message: z.string(), passkey: passkeyView, token: z.string() }),
  errors: [
    'IDENTITY.PASSKEY_REFUSED',
    'IDENTITY.PASSKEYS_UNAVAILABLE',
    'IDENTITY.PASSKEY_TAKEN',
    'IDENTITY.TOO_MANY_PASSKEYS',
  ],
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
  alsoStaff: true,
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
  alsoStaff: true,
  beforeSecondFactor: true,
  beforePasswordChange: true,
  summary: 'Use a passkey in a running session, for what asks for the password again (AUTH.REAUTHENTICATE)',
  body: z.object({ credential: passkeyAssertion }),
  response: newTokenInSession,
  errors: ['IDENTITY.PASSKEY_REFUSED', 'IDENTITY.PASSKEYS_UNAVAILABLE', 'REQUEST.TOO_MANY'],
});
