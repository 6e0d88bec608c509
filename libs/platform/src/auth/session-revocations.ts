/** Asked on every request with a member's token; must answer from memory. */
export interface SessionRevocations {
  isRevoked(memberId: string, sessionVersion: number): boolean;
}

/** A module that knows of revoked sessions provides this token; it is optional. */
export const SESSION_REVOCATIONS = Symbol('SESSION_REVOCATIONS');
