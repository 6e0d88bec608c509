import { z } from 'zod';
import { loginMobile } from '../primitives.js';
import { passwordReason } from '../token.js';
import { defineEndpoint } from './endpoint.js';
import { secondFactorCode } from '../owner-proof.js';

/** The token replaces the caller's: it has the same session and the same lifetime. */
export const newTokenInSession = z.object({ token: z.string() });

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/user/login',
  service: 'identity',
  access: 'public',
  audit: 'logged-in',
  summary: 'Log in with mobile and password',
  body: z.object({
    mobile: loginMobile,
    password: z.string().min(1, 'Please enter a password').max(200),
    /** Required after a second factor is set up; without it AUTH.CODE_NEEDED follows the right password. */
    code: secondFactorCode.optional(),
  }),
  response: z.object({
    token: z.string(),
    isHead: z.boolean(),
    /** The caller can do nothing else before the password is changed. */
    mustChangePassword: z.boolean(),
    passwordReason: passwordReason.optional(),
  }),
  errors: [
    'AUTH.INVALID_CREDENTIALS',
    'AUTH.PASSWORD_EXPIRED',
    'AUTH.SUSPENDED',
    'AUTH.CODE_NEEDED',
    'AUTH.CODE_WRONG',
    'AUTH.PASSKEY_NEEDED',
    'REQUEST.TOO_MANY',
  ],
});
