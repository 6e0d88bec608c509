import { currentToken } from '../auth/session.js';
import { memberOf } from '../auth/token-expiry.js';
import { type IdempotencyKey, newIdempotencyKey } from './build-request.js';

interface Kept {
  readonly key: IdempotencyKey;
  readonly at: number;
}

const storageKey = 'deepam-sending';
const keptMs = 24 * 3_600_000;

/** The keys live as long as the page if the browser has no storage. */
let known: Readonly<Record<string, Kept>> = {};

/** The keys survive a reload: Android drops tabs during uploads. */
function read(): Readonly<Record<string, Kept>> {
  try {
    known = (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}) as typeof known;
  } catch {
    // The known keys stay.
  }
  return known;
}

function write(next: typeof known): void {
  known = next;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // The key stays in memory only.
  }
}

/** Keys are separate per account, because another account must not reuse one. */
const nameOf = (draft: string): string => `${memberOf(currentToken() ?? '') ?? ''} ${draft}`;

/**
 * A draft keeps its Idempotency-Key until an answer arrives, because the arrival of an aborted request is unknown. The
 * next request uses the same key, so that the server executes it once or reports the earlier one.
 */
export function draftKey(draft: string): IdempotencyKey {
  const name = nameOf(draft);
  const kept = read()[name];
  if (kept !== undefined && Date.now() - kept.at < keptMs) return kept.key;
  const key = newIdempotencyKey();
  write({ ...known, [name]: { key, at: Date.now() } });
  return key;
}

export function forgetDraftKey(draft: string, key: IdempotencyKey): void {
  const name = nameOf(draft);
  const { [name]: kept, ...others } = read();
  if (kept?.key === key) write(others);
}

export const forgetDraft = (draft: string): void => forgetDraftKey(draft, draftKey(draft));
