import { currentToken } from '../auth/session.js';
import { memberOf } from '../auth/token-expiry.js';
import { type IdempotencyKey, newIdempotencyKey } from './build-request.js';

interface Kept {
  readonly key: IdempotencyKey;
  /** In ms since 1970. */
  readonly at: number;
}

const storageKey = 'deepam-sending';
/** The server knows a key for as long. */
const keptMs = 24 * 3_600_000;

/** Where storage is denied, they live as long as the page. */
let known: Readonly<Record<string, Kept>> = {};

/** Also after a reload: Android drops tabs while they send. */
function read(): Readonly<Record<string, Kept>> {
  try {
    known = (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}) as typeof known;
  } catch {
    // As it was known.
  }
  return known;
}

function write(next: typeof known): void {
  known = next;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Kept in memory alone.
  }
}

/** Of one account: a key says nothing, but would be taken for somebody else's. */
const nameOf = (draft: string): string => `${memberOf(currentToken() ?? '') ?? ''} ${draft}`;

/**
 * The Idempotency-Key of what is sent under this name, until an answer has come: who has stopped it does not know whether it has arrived.
 * Whatever is sent next has the same key, so that the server does it once, or says that there was another one.
 */
export function draftKey(draft: string): IdempotencyKey {
  const name = nameOf(draft);
  const kept = read()[name];
  if (kept !== undefined && Date.now() - kept.at < keptMs) return kept.key;
  const key = newIdempotencyKey();
  write({ ...known, [name]: { key, at: Date.now() } });
  return key;
}

/** It has been answered: what is sent next is something new. */
export function forgetDraftKey(draft: string, key: IdempotencyKey): void {
  const name = nameOf(draft);
  const { [name]: kept, ...others } = read();
  if (kept?.key === key) write(others);
}

/** It is known to have arrived, though no answer has come. */
export const forgetDraft = (draft: string): void => forgetDraftKey(draft, draftKey(draft));
