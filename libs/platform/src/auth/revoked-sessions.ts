export interface TokenSession {
  readonly memberId: string;
  readonly sessionVersion: number;
  readonly sessionId?: string;
}

export interface SurvivingSession {
  readonly sessionId: string;
  /** Tokens of the session with this version or a later one stay valid. */
  readonly fromVersion: number;
}

/** Every request with a member's token calls `isRevoked`, so it must answer from memory. */
export interface SessionRevocations {
  isRevoked(session: TokenSession): boolean;
  /**
   * The effective version is the token's own version, or the new one if its session ended all others: that session
   * keeps its tokens.
   */
  effectiveVersion(session: TokenSession): number;
  /** @returns a function that removes the listener */
  onEnded(listener: (memberId: string) => void): () => void;
}

export const SESSION_REVOCATIONS = Symbol('SESSION_REVOCATIONS');

export interface Revocation {
  readonly memberId: string;
  /** Tokens with a lower version are rejected; the version is 0 if a single session ended. */
  readonly sessionVersion: number;
  readonly sessionId?: string | undefined;
  readonly keeps?: SurvivingSession | undefined;
}

export const revocationId = ({ memberId, sessionId }: Pick<Revocation, 'memberId' | 'sessionId'>): string =>
  sessionId === undefined ? memberId : `${memberId}.${sessionId}`;

/** An ended session is remembered for this number of seconds, which is longer than any token lives. */
export const keepRevocationsSeconds = 31 * 24 * 3600;

interface Ended {
  readonly lowestVersion: number;
  readonly keeps: SurvivingSession | undefined;
  /** No token of the session is valid from this time on, in milliseconds since 1970. */
  readonly until: number;
}

/** The memory of this process has sessions that ended early; events may arrive in any order. */
export class RevokedSessions implements SessionRevocations {
  private readonly ended = new Map<string, Ended>();
  private readonly listeners = new Set<(memberId: string) => void>();

  isRevoked(session: TokenSession): boolean {
    const { memberId, sessionId } = session;
    if (this.effectiveVersion(session) < (this.ended.get(memberId)?.lowestVersion ?? 0)) return true;
    return sessionId !== undefined && this.ended.has(revocationId({ memberId, sessionId }));
  }

  effectiveVersion({ memberId, sessionVersion, sessionId }: TokenSession): number {
    const { keeps, lowestVersion = 0 } = this.ended.get(memberId) ?? {};
    const isKept = keeps !== undefined && keeps.sessionId === sessionId && sessionVersion >= keeps.fromVersion;
    return isKept ? Math.max(sessionVersion, lowestVersion) : sessionVersion;
  }

  onEnded(listener: (memberId: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get size(): number {
    return this.ended.size;
  }

  add(revocation: Revocation, now = Date.now()): void {
    const id = revocationId(revocation);
    const known = this.ended.get(id);
    const lowestVersion = Math.max(revocation.sessionVersion, known?.lowestVersion ?? 0);
    const keeps = lowestVersion === known?.lowestVersion ? known.keeps : revocation.keeps;
    this.ended.delete(id);
    this.ended.set(id, { lowestVersion, keeps, until: now + keepRevocationsSeconds * 1_000 });
    if (known?.lowestVersion !== lowestVersion) for (const listener of this.listeners) listener(revocation.memberId);
    for (const [oldest, { until }] of this.ended) {
      if (until > now) return;
      this.ended.delete(oldest);
    }
  }
}
