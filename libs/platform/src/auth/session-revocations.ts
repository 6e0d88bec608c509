export interface TokenSession {
  readonly memberId: string;
  readonly sessionVersion: number;
  readonly sessionId?: string;
}

export interface SurvivingSession {
  readonly sessionId: string;
  /** Its tokens of this version and later ones stay valid. */
  readonly fromVersion: number;
}

/** Every request with a member's token calls `isRevoked`, so it must answer from memory. */
export interface SessionRevocations {
  isRevoked(session: TokenSession): boolean;
  /** The token's own version, or the new one if its session ended all others: that session keeps its tokens. */
  effectiveVersion(session: TokenSession): number;
  /** @returns the end of the listening */
  onEnded(listener: (memberId: string) => void): () => void;
}

export const SESSION_REVOCATIONS = Symbol('SESSION_REVOCATIONS');
