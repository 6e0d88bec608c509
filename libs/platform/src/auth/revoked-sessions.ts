import type { SessionRevocations } from './session-revocations.js';

export interface Revocation {
  readonly memberId: string;
  /** Tokens with a lower one are refused. */
  readonly sessionVersion: number;
}

/** Which sessions ended before their time, in this process's memory, whatever order the news come in. */
export class RevokedSessions implements SessionRevocations {
  private readonly lowestVersion = new Map<string, number>();

  isRevoked(memberId: string, sessionVersion: number): boolean {
    return sessionVersion < (this.lowestVersion.get(memberId) ?? 0);
  }

  remember({ memberId, sessionVersion }: Revocation): void {
    this.lowestVersion.set(memberId, Math.max(sessionVersion, this.lowestVersion.get(memberId) ?? 0));
  }
}
