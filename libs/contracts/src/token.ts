import { z } from 'zod';
import { objectId } from './primitives.js';

export const tokenIssuer = 'deepam-identity';
/** User tokens and the tokens between services have this audience. */
export const memberAudience = 'deepam';
export const serviceAudience = 'deepam-internal';
export const tokenAlgorithm = 'ES256';

/**
 * A password must be changed because another person chose it for one use, or because it breaks the rule for new ones.
 */
export const passwordReason = z.enum(['for-one-use', 'too-weak']);
export type PasswordReason = z.infer<typeof passwordReason>;

/** The session id gives no access. */
export const sessionId = z.string().min(1).max(64);

/** A revocation keeps this one session of a member open. Its tokens from this version on stay valid. */
export const keptSession = z.object({ sessionId, fromVersion: z.int() });

/** A person who set the mobile or the password of an account may be its user for this number of days. */
export const influenceDays = 30;

/** The claims of a login token are these in addition to iss, aud and iat. `exp` is in seconds. */
export const memberClaims = z.object({
  sub: objectId,
  isHead: z.boolean(),
  sv: z.int(),
  /** All other calls are closed until the password is replaced, or the second factor is set up. */
  mustChangePassword: z.boolean().optional(),
  passwordReason: passwordReason.optional(),
  mustSetUpSecondFactor: z.boolean().optional(),
  /** The time, in seconds, is that of the last password entry in this session. */
  auth_time: z.int(),
  /** A replacing token keeps the session id. */
  sid: sessionId,
  /** Only staff have permissions in the token. A newer release may know more of them. */
  permissions: z.array(z.string()).optional(),
  /**
   * This person gave the last password that the owner did not choose; the claim is set for {@link influenceDays} days.
   */
  passwordFrom: objectId.optional(),
  /**
   * The owners of these other accounts may be the user of this login, because they made the account or set its mobile
   * or its password.
   */
  influencedBy: z.array(objectId).optional(),
  exp: z.int(),
});
export type MemberClaims = z.infer<typeof memberClaims>;

/** Identity recognises a browser of an earlier login by this cookie. */
export const deviceCookieName = 'deepam-device';
