import { z } from 'zod';
import { passkeyAssertion, passkeyPurposes, passkeyRequest } from '../passkey.js';
import { defineEndpoint } from './endpoint.js';
import { login, newTokenInSession } from './login-endpoints.js';

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
