import { z } from 'zod';
import { loginMobile, message, followQuery, instant, objectId } from '../primitives.js';
import { passwordReason, keptSession, sessionId } from '../token.js';
import { defineEndpoint, serviceNames } from './endpoint.js';
import { secondFactorCode, ownerProof, refusedProofs } from '../owner-proof.js';

/** The token replaces the caller's: it has the same session and the same lifetime. */
export const newTokenInSession = z.object({ token: z.string() });

/**
 * With a second factor, the right password without `code` is `AUTH.CODE_NEEDED`. A browser gets the cookie
 * `deepam-device` at its first login. A suspended member gets the reason as the detail `suspendedFor`.
 */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/user/login',
  service: 'identity',
  access: 'public',
  audit: 'logged-in',
  summary: 'Log in with mobile and password',
  body: z.object({
    /** The mobile has ten digits, in any way that people type them. */
    mobile: loginMobile,
    password: z.string().min(1, 'Please enter a password').max(200),
    /** The code is required after a second factor is set up; without it AUTH.CODE_NEEDED follows the right password. */
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

/** A device loses PIN sign-in after this number of wrong PINs in a row. */
export const mostPinTries = 5;

/** One account may use PIN sign-in on this number of devices; an eleventh replaces the least recently used one. */
export const mostPinSignIns = 10;

/** The secret has 32 bytes in base64url. */
const secret = z.string().regex(/^[\w-]{43}$/, 'This is not well formed.');

const pinSignIn = z.object({ id: z.string().regex(/^[\w-]{22}$/, 'This id is not well formed.') });

/** The device derives the proof from the PIN and a secret that never leaves it; the PIN itself is never sent. */
const pinProof = z.object({ proof: secret });

/** PIN sign-in on a device has these errors in addition to a wrong PIN. */
const unusable = [
  'IDENTITY.PIN_SIGN_IN_NOT_FOUND',
  'IDENTITY.PIN_SIGN_IN_RAN_OUT',
  'IDENTITY.PIN_SIGN_IN_ENDED',
] as const;

/**
 * `proof` is 32 bytes (base64url) that the device computes from the PIN and its own secret; the PIN does not leave the
 * device.
 */
export const setUpPinSignIn = defineEndpoint({
  name: 'setUpPinSignIn',
  method: 'POST',
  path: '/user/pin-sign-ins',
  service: 'identity',
  access: 'member',
  audit: 'pin-sign-in-set-up',
  summary:
    'Keep this login on the device behind a PIN, beside those of others; of this session the one before is forgotten',
  /** A PIN outlives the session on the device, so a session is not enough to choose one. */
  body: pinProof.extend(ownerProof.shape),
  /** The share is one half of the key that decrypts the login on the device; the other half derives from the PIN. */
  response: z.object({ _id: z.string(), share: secret }),
  status: 201,
  errors: [...refusedProofs, 'IDENTITY.NUMBERS_HELD', 'REQUEST.TOO_MANY'],
});

/**
 * The PIN is kept and opens the caller's session from now on; the earlier session ends. The PIN sign-in of another
 * account, or one that was ended on purpose, is not found.
 */
export const renewPinSignIn = defineEndpoint({
  name: 'renewPinSignIn',
  method: 'PUT',
  path: '/user/pin-sign-ins/:id',
  service: 'identity',
  access: 'member',
  audit: 'pin-sign-in-set-up',
  summary: 'Its owner has logged in on that device again: the PIN stays, and opens this session',
  params: pinSignIn,
  response: message,
  errors: ['IDENTITY.PIN_SIGN_IN_NOT_FOUND'],
});

/**
 * Five wrong proofs in a row remove the PIN sign-in and end its session. `wrongTries` counts wrong proofs since the PIN
 * sign-in was last used.
 */
export const signInWithPin = defineEndpoint({
  name: 'signInWithPin',
  method: 'POST',
  path: '/user/pin-sign-ins/:id/open',
  service: 'identity',
  access: 'public',
  audit: 'pin-sign-in-opened',
  summary: `Sign in with the PIN; ${mostPinTries} wrong ones end and remove it`,
  params: pinSignIn,
  body: pinProof,
  response: z.object({
    share: secret,
    wrongTries: z.int(),
  }),
  errors: [...unusable, 'IDENTITY.PIN_WRONG'],
});

/** Only the device knows the id, so a caller with the id may remove it. */
export const removePinSignIn = defineEndpoint({
  name: 'removePinSignIn',
  method: 'DELETE',
  path: '/user/pin-sign-ins/:id',
  service: 'identity',
  access: 'public',
  audit: 'pin-sign-in-removed',
  summary: 'Remove PIN sign-in from the device and end its session; the device is enough',
  params: pinSignIn,
  response: message,
  errors: ['IDENTITY.PIN_SIGN_IN_NOT_FOUND'],
});

/**
 * The event of a revocation does not reach a gateway while the broker is down. The gateway and every service make this
 * call every five seconds while they get calls, otherwise every five minutes, and before the first call after that.
 */
export const sessionRevocations = defineEndpoint({
  name: 'sessionRevocations',
  method: 'GET',
  path: '/internal/session-revocations',
  service: 'identity',
  access: 'service',
  isInternal: true,
  summary: 'Whose sessions ended before their time, oldest first',
  query: followQuery,
  response: z.array(
    z.object({
      memberId: objectId,
      /** Tokens with a lower version are rejected; the version is 0 if a single session ended. */
      sessionVersion: z.int(),
      /** The id is set if only this session was revoked. */
      sessionId: sessionId.optional(),
      /**
       * The field is set if one session was kept: it has the id, and the version from which the session's tokens stay
       * valid.
       */
      keeps: keptSession.optional(),
      revokedAt: instant,
    }),
  ),
});

/** A service sends the secret of the installation and gets a token that other services accept. */
export const issueServiceToken = defineEndpoint({
  name: 'issueServiceToken',
  method: 'POST',
  path: '/internal/service-token',
  service: 'identity',
  access: 'public',
  isInternal: true,
  summary: 'A token for calls from one service to another',
  body: z.object({ service: z.enum(serviceNames), secret: z.string().max(1000) }),
  response: z.object({
    token: z.string(),
    expiresIn: z.int(),
  }),
  errors: ['AUTH.INVALID_CREDENTIALS'],
});
