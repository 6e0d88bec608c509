import { z } from 'zod';
import { objectId } from './primitives.js';

export const tokenIssuer = 'deepam-identity';
/** Audience of the tokens of people, and of those that services show to each other. */
export const memberAudience = 'deepam';
export const serviceAudience = 'deepam-internal';
/** How a token may be signed. The first is that of a new installation; those of releases before have RS256 until their key is replaced by one of ES256. */
export const tokenAlgorithms = ['ES256', 'RS256'] as const;
export type TokenAlgorithm = (typeof tokenAlgorithms)[number];
export const isTokenAlgorithm = (text: unknown): text is TokenAlgorithm =>
  tokenAlgorithms.some((algorithm) => algorithm === text);

/** Why a password must be changed: somebody else chose it, for one use; or it breaks the rule for new ones. */
export const passwordReason = z.enum(['for-one-use', 'too-weak']);
export type PasswordReason = z.infer<typeof passwordReason>;

/** What a session is known by; it opens nothing. */
export const sessionId = z.string().min(1).max(64);

/** The one session of a member that a revocation keeps open. Its tokens from this version on stay valid. */
export const keptSession = z.object({ sessionId, fromVersion: z.int() });

/** Days for which somebody who set the mobile or the password of an account may be the one who uses it. */
export const influenceDays = 30;

/** Claims of a login token beside iss, aud and iat. `exp` is in seconds. */
export const memberClaims = z.object({
  sub: objectId,
  isHead: z.boolean(),
  /** Session version: tokens below the account's present one are refused. */
  sv: z.int(),
  /** Until the password is replaced nothing else is open. */
  mustChangePassword: z.boolean().optional(),
  passwordReason: passwordReason.optional(),
  /** Until one is set up nothing else is open. */
  mustSetUpSecondFactor: z.boolean().optional(),
  /** When the password was last given in this session, in seconds; missing in tokens of older releases. */
  auth_time: z.int().optional(),
  /** The session: a token that takes another's place keeps it. */
  sid: sessionId.optional(),
  /** Of people of the company, and of nobody else; a newer release may know more of them. */
  permissions: z.array(z.string()).optional(),
  /** The person who gave the last password that its owner did not choose; told for {@link influenceDays} days. */
  passwordFrom: objectId.optional(),
  /** Other accounts whose owner may be the person who uses this login, having made the account or set its mobile or its password. */
  influencedBy: z.array(objectId).optional(),
  exp: z.int(),
});
export type MemberClaims = z.infer<typeof memberClaims>;

/** The cookie by which identity knows a browser that somebody has logged in with. */
export const deviceCookieName = 'deepam-device';
