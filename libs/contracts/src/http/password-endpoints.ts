import { z } from 'zod';
import {
  newPassword,
  instant,
  loginMobile,
  message,
  objectId,
  pageQuery,
  reason,
  waitingSince,
} from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { secondFactorCode } from '../owner-proof.js';
import { newTokenInSession } from './login-endpoints.js';
import { accountInfluence } from './staff-endpoints.js';

/**
 * The caller's token stays valid (ADR 4), except for a token that demands the change. `currentPassword` is needed five
 * minutes after the password was last given, unless the session was opened with a demand to change it. With a second
 * factor the caller must first give password and code again.
 */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/user/change-password',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  beforeSecondFactor: true,
  beforePasswordChange: true,
  audit: 'password-changed',
  summary: 'Change the password; ends the other sessions',
  body: z.object({
    password: newPassword,
    confirmPassword: z.string().max(200),
    /**
     * The password is required some minutes after the login, unless a password change is due; it is not sufficient if a
     * second factor is set up.
     */
    currentPassword: z.string().max(200).optional(),
  }),
  /** The answer has a new token, because the change ends every session with the old version. */
  response: z.object({
    message: z.string(),
    /** The token belongs to the same session, for a client that reads it. */
    token: z.string(),
  }),
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

/** The token in the answer replaces the caller's token and has the same end. */
export const reauthenticate = defineEndpoint({
  name: 'reauthenticate',
  method: 'POST',
  path: '/user/reauthenticate',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
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

/**
 * The answer and its time are the same for every mobile, so they do not reveal whether an account has it. The head
 * calls that number and gives a temporary password. A member has one open request; a repetition changes its time and
 * count. The head's own mobile makes none.
 */
export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/user/forgot-password',
  service: 'identity',
  access: 'public',
  summary: 'Ask the head for a new password; the answer does not tell whether the mobile is registered',
  body: z.object({ mobile: loginMobile }),
  response: message,
  errors: ['REQUEST.TOO_MANY'],
});

export const passwordRequestView = z.object({
  _id: objectId,
  memberId: objectId,
  name: z.string(),
  mobile: z.string(),
  since: instant,
  lastRequestedAt: instant,
  timesAsked: z.int(),
  /** These other people may have set the number that the head calls, or the account itself. */
  influences: z.array(accountInfluence),
});

export type PasswordRequestView = z.infer<typeof passwordRequestView>;

export const passwordRequests = defineEndpoint({
  name: 'passwordRequests',
  method: 'GET',
  path: '/admin/password-requests',
  service: 'identity',
  access: 'head',
  permission: ['manage-members', 'read'],
  summary: 'Members who asked for a new password, the longest waiting first; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(passwordRequestView),
});

export const waitingPasswordRequests = defineEndpoint({
  name: 'waitingPasswordRequests',
  method: 'GET',
  path: '/admin/waiting/password-requests',
  service: 'identity',
  access: 'head',
  permission: ['manage-members', 'read'],
  summary: 'Number of members who wait for a new password',
  response: z.object({
    passwordRequests: z.int().min(0),
    since: z.object({ passwordRequests: waitingSince }).optional(),
  }),
});

export const dismissPasswordRequest = defineEndpoint({
  name: 'dismissPasswordRequest',
  method: 'POST',
  path: '/admin/password-requests/:id/dismiss',
  service: 'identity',
  access: 'head',
  permission: 'manage-members',
  audit: 'password-request-dismissed',
  summary: 'Close a request for a new password without giving one',
  params: z.object({ id: objectId }),
  body: z.object({ reason: reason.min(1, 'Please give a reason.') }),
  response: message,
  errors: ['IDENTITY.PASSWORD_REQUEST_NOT_FOUND', 'IDENTITY.PASSWORD_REQUEST_CLOSED'],
});

/**
 * The head first calls the number of the account. All sessions of the account end, its request is closed, wrong
 * passwords are forgiven, and the member is notified. A call without the `Idempotency-Key` gives another password.
 */
export const giveTemporaryPassword = defineEndpoint({
  name: 'giveTemporaryPassword',
  method: 'POST',
  path: '/admin/members/:id/temporary-password',
  service: 'identity',
  access: 'head',
  permission: ['manage-members', 'manage-staff'],
  needsStepUp: true,
  isShownOnce: true,
  mayNeedApproval: true,
  audit: 'temporary-password-given',
  summary:
    "Replace a member's password by one for some hours, to be changed at the first login; ends all their sessions",
  params: z.object({ id: objectId }),
  response: z.object({ temporaryPassword: z.string(), validUntil: instant }),
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND', 'IDENTITY.HEAD_PROTECTED', 'IDENTITY.BEYOND_YOU', 'IDEMPOTENCY.ALREADY_DONE'],
});
