import { z } from 'zod';
import { objectId } from './primitives.js';

export const tokenIssuer = 'deepam-identity';
/** Audience of the tokens of people, and of those that services show to each other. */
export const memberAudience = 'deepam';
export const serviceAudience = 'deepam-internal';
export const tokenAlgorithm = 'RS256';

/** Claims of a login token beside iss, aud and iat. `exp` is in seconds. */
export const memberClaims = z.object({
  sub: objectId,
  isHead: z.boolean(),
  /** Session version: tokens below the account's present one are refused. */
  sv: z.int(),
  /** Set for a password that a machine made up: until it is replaced only few calls are open. */
  mustChangePassword: z.boolean().optional(),
  /** When the password was last given in this session, in seconds; missing in tokens of older releases. */
  auth_time: z.int().optional(),
  /** The session: a token that takes another's place keeps it. */
  sid: z.string().min(1).max(64).optional(),
  exp: z.int(),
});
export type MemberClaims = z.infer<typeof memberClaims>;
