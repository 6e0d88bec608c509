import type { Caller } from './caller.js';

interface Verified {
  readonly audience: string;
  /** Of the key that it was signed with. */
  readonly kid: string;
  readonly caller: Caller;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const capacity = 10_000;

/** Tokens whose signature was checked, the least recently used forgotten first. */
export class VerifiedTokens {
  private readonly tokens = new Map<string, Verified>();

  constructor(private readonly size = capacity) {}

  /** @param isPublished whether that key is one of identity's still */
  find(token: string, audience: string, now: Date, isPublished: (kid: string) => boolean): Caller | undefined {
    const known = this.tokens.get(token);
    if (!known || known.audience !== audience) return undefined;
    this.tokens.delete(token);
    if (known.expiresAt <= now.getTime() || !isPublished(known.kid)) return undefined;
    this.tokens.set(token, known);
    return known.caller;
  }

  remember(token: string, verified: Verified): void {
    this.tokens.set(token, verified);
    if (this.tokens.size <= this.size) return;
    const oldest = this.tokens.keys().next();
    if (!oldest.done) this.tokens.delete(oldest.value);
  }
}
