import { z } from 'zod';
import { followQuery, instant, loginMobile, newPassword, objectId } from '../primitives.js';
import { passwordReason, sessionId } from '../token.js';
import { defineEndpoint, serviceNames } from './endpoint.js';
import { secondFactorCode } from './second-factor-endpoints.js';

/** Where it takes the place of the caller's: of the same session, and as long. */
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
    /** Where a second factor is set up; without it AUTH.CODE_NEEDED follows the right password. */
    code: secondFactorCode.optional(),
  }),
  response: z.object({
    token: z.string(),
    isHead: z.boolean(),
    /** Nothing but changing the password comes next. */
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
    confirmPassword: z.string(),
    /** Needed later than a few minutes after the login, unless a change is demanded; does not do where a second factor is set up. */
    currentPassword: z.string().max(200).optional(),
  }),
  /** A fresh token, since the change ends every session with the old version. */
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
    /** As in a login. */
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

/** For those whom the event does not reach while the broker is away. */
export const sessionRevocations = defineEndpoint({
  name: 'sessionRevocations',
  method: 'GET',
  path: '/internal/session-revocations',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Whose sessions ended before their time, oldest first',
  query: followQuery,
  response: z.array(
    z.object({
      memberId: objectId,
      /** Tokens with a lower one are refused; 0 where a single session ended. */
      sessionVersion: z.int(),
      sessionId: sessionId.optional(),
      revokedAt: instant,
    }),
  ),
});

/** A service shows the secret of the installation and gets a token that other services accept from it. */
export const issueServiceToken = defineEndpoint({
  name: 'issueServiceToken',
  method: 'POST',
  path: '/internal/service-token',
  service: 'identity',
  access: 'public',
  internal: true,
  summary: 'A token for calls from one service to another',
  body: z.object({ service: z.enum(serviceNames), secret: z.string().max(1000) }),
  response: z.object({
    token: z.string(),
    /** Seconds from now. */
    expiresIn: z.int(),
  }),
  errors: ['AUTH.INVALID_CREDENTIALS'],
});
