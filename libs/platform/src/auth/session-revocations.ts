/** The session that a token was made for. */
export interface TokenSession {
  readonly memberId: string;
  readonly sessionVersion: number;
  /** Missing for what was made before sessions had ids, such as an older link to a file. */
  readonly sessionId?: string;
}

/** Asked on every request with a member's token; must answer from memory. */
export interface SessionRevocations {
  isRevoked(session: TokenSession): boolean;
  /** Calls `listener` with each member of whom a session has ended. Returns a function that unsubscribes. */
  whenEnded(listener: (memberId: string) => void): () => void;
}

/** A module that knows of revoked sessions provides this token; it is optional. */
export const SESSION_REVOCATIONS = Symbol('SESSION_REVOCATIONS');
