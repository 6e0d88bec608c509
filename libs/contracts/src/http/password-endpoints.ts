import { z } from 'zod';
import { newPassword } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { secondFactorCode } from '../owner-proof.js';
import { newTokenInSession } from './login-endpoints.js';

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/user/change-password',
  service: 'identity',
  access: 'member',
  alsoStaff: true,
  beforeSecondFactor: true,
  beforePasswordChange: true,
  audit: 'password-changed',
  summary: 'Change the password; ends the other sessions',
  body: z.object({
    password: newPassword,
    confirmPassword: z.string().max(200),
    /**
     * Required some minutes after the login, unless a password change is due; not sufficient if a second factor is set
     * up.
     */
    currentPassword: z.string().max(200).optional(),
  }),
  /** A new token, because the change ends every session with the old version. */
  response: z.object({ message: z.string(), token: z.string() }),
  errors: [
    'IDENTITY.PASSWORDS_DIFFER',
    'IDENTITY.PASSWORD_WRONG',
    'IDENTITY.PASSWORD_GUESSABLE',
    'IDENTITY.PASSWORD_UNCHANGED',
    'AUTH.REAUTHENTICATE',
    'AUTH.PASSWORD_EXPIRED',
    'REQUEST.TOO_MANY',
  ],
});

export const reauthenticate = defineEndpoint({
  name: 'reauthenticate',
  method: 'POST',
  path: '/user/reauthenticate',
  service: 'identity',
  access: 'member',
  alsoStaff: true,
  beforeSecondFactor: true,
  beforePasswordChange: true,
  summary: 'Give the password again in a running session, for what asks for it (AUTH.REAUTHENTICATE)',
  body: z.object({
    password: z.string().min(1, 'Please enter a password').max(200),
    code: secondFactorCode.optional(),
  }),
  response: newTokenInSession,
  errors: [
    'IDENTITY.PASSWORD_WRONG',
    'IDENTITY.CODE_NEEDED',
    'IDENTITY.CODE_WRONG',
    'IDENTITY.PASSKEY_NEEDED',
    'REQUEST.TOO_MANY',
  ],
});
