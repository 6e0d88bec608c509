export interface TokenSession {
  readonly memberId: string;
  readonly sessionVersion: number;
  readonly sessionId?: string;
}

export interface KeptSession {
  readonly sessionId: string;
  /** Its tokens of this version and later ones stay valid; earlier tokens were revoked before. */
  readonly fromVersion: number;
}

/** Every request with a member's token asks it, so it must answer from memory. */
export interface SessionRevocations {
  isRevoked(session: TokenSession): boolean;
  /** The session version that the token counts as: its own, or a later one where its session ended all others. */
  presentVersion(session: TokenSession): number;
  whenEnded(listener: (memberId: string) => void): () => void;
}

export const SESSION_REVOCATIONS = Symbol('SESSION_REVOCATIONS');
