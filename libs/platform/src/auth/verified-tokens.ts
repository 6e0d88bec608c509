import type { Caller } from './caller.js';

interface Verified {
  readonly audience: string;
  /** The id of the key that signed the token. */
  readonly kid: string;
  readonly caller: Caller;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const capacity = 10_000;

/**
 * Tokens with a checked signature: at most `size`, and always the half that was used last. Two generations are faster
 * than moving a token to the end of one map at each use.
 */
export class VerifiedTokens {
  private recent = new Map<string, Verified>();
  private older = new Map<string, Verified>();

  constructor(private readonly size = capacity) {}

  find(token: string, audience: string, now: Date, isPublished: (kid: string) => boolean): Caller | undefined {
    const recent = this.recent.get(token);
    const known = recent ?? this.older.get(token);
    if (!known || known.audience !== audience) return undefined;
    if (known.expiresAt <= now.getTime() || !isPublished(known.kid)) {
      this.recent.delete(token);
      this.older.delete(token);
      return undefined;
    }
    if (!recent) this.remember(token, known);
    return known.caller;
  }

  remember(token: string, verified: Verified): void {
    this.recent.set(token, verified);
    if (this.recent.size < this.size / 2) return;
    this.older = this.recent;
    this.recent = new Map();
  }
}
