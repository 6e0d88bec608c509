import type { SessionRevocations } from './session-revocations.js';

export interface Revocation {
  readonly memberId: string;
  /** Tokens with a lower one are refused. */
  readonly sessionVersion: number;
}

/** For how long an ended session is remembered, in seconds: longer than any token lives. */
export const keepRevocationsSeconds = 31 * 24 * 3600;

interface Ended {
  readonly lowestVersion: number;
  /** Milliseconds since 1970 from which on no token of it can be good. */
  readonly until: number;
}

/** Which sessions ended early, in this process's memory; the news may come in any order. */
export class RevokedSessions implements SessionRevocations {
  /** By member, the latest news last. */
  private readonly ended = new Map<string, Ended>();

  isRevoked(memberId: string, sessionVersion: number): boolean {
    return sessionVersion < (this.ended.get(memberId)?.lowestVersion ?? 0);
  }

  /** How many members it is known of. */
  get size(): number {
    return this.ended.size;
  }

  remember({ memberId, sessionVersion }: Revocation, now = Date.now()): void {
    const lowestVersion = Math.max(sessionVersion, this.ended.get(memberId)?.lowestVersion ?? 0);
    this.ended.delete(memberId);
    this.ended.set(memberId, { lowestVersion, until: now + keepRevocationsSeconds * 1_000 });
    for (const [oldest, { until }] of this.ended) {
      if (until > now) return;
      this.ended.delete(oldest);
    }
  }
}
