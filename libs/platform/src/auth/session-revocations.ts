/** The session that a token was made for. */
export interface TokenSession {
  readonly memberId: string;
  readonly sessionVersion: number;
  /** Missing for what was made before sessions had ids, such as an older link to a file. */
  readonly sessionId?: string;
}

/** The one session of a member that a revocation keeps open. */
export interface KeptSession {
  readonly sessionId: string;
  /** Its tokens of this version and later ones stay valid; earlier tokens had been revoked before. */
  readonly fromVersion: number;
}

/** Asked on every request with a member's token; must answer from memory. */
export interface SessionRevocations {
  isRevoked(session: TokenSession): boolean;
  /** The session version that the token counts as: its own, or a later one where its session ended all others. */
  presentVersion(session: TokenSession): number;
  /** Calls `listener` with each member of whom a session has ended. Returns a function that unsubscribes. */
  whenEnded(listener: (memberId: string) => void): () => void;
}

/** A module that knows of revoked sessions provides this token; it is optional. */
export const SESSION_REVOCATIONS = Symbol('SESSION_REVOCATIONS');
