import { z } from 'zod';
import { objectId } from './primitives.js';

export const tokenIssuer = 'deepam-identity';
/** The audience of user tokens, and of the tokens between services. */
export const memberAudience = 'deepam';
export const serviceAudience = 'deepam-internal';
export const tokenAlgorithm = 'ES256';

/**
 * The reason why a password must be changed: another person chose it, for one use; or it breaks the rule for new ones.
 */
export const passwordReason = z.enum(['for-one-use', 'too-weak']);
export type PasswordReason = z.infer<typeof passwordReason>;

/** The session id gives no access. */
export const sessionId = z.string().min(1).max(64);

/** The one session of a member that a revocation keeps open. Its tokens from this version on stay valid. */
export const keptSession = z.object({ sessionId, fromVersion: z.int() });

/** Days for which a person who set the mobile or the password of an account may be the one who uses it. */
export const influenceDays = 30;

/** The claims of a login token in addition to iss, aud and iat. `exp` is in seconds. */
export const memberClaims = z.object({
  sub: objectId,
  isHead: z.boolean(),
  sv: z.int(),
  /** All other calls are closed until the password is replaced, or the second factor is set up. */
  mustChangePassword: z.boolean().optional(),
  passwordReason: passwordReason.optional(),
  mustSetUpSecondFactor: z.boolean().optional(),
  /** The time of the last password entry in this session, in seconds. */
  auth_time: z.int(),
  /** The session id, which a replacing token keeps. */
  sid: sessionId,
  /** The permissions of staff; absent for all others. A newer release may know more of them. */
  permissions: z.array(z.string()).optional(),
  /** The person who gave the last password that the owner did not choose; set for {@link influenceDays} days. */
  passwordFrom: objectId.optional(),
  /**
   * Other accounts whose owner may be the user of this login, because they made the account or set its mobile or its
   * password.
   */
  influencedBy: z.array(objectId).optional(),
  exp: z.int(),
});
export type MemberClaims = z.infer<typeof memberClaims>;

/** The cookie by which identity recognises a browser of an earlier login. */
export const deviceCookieName = 'deepam-device';
