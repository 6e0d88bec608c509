import { createHash } from 'node:crypto';
import type { AuditEntry } from '@deepam/contracts';

/** SHA-256 of an entry and its salt, its fields sorted by name: a database may give them in another order. */
export function payloadDigest(salt: string, entry: AuditEntry): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, ordered(entry)]))
    .digest('base64url');
}

/** Objects as lists of pairs. */
function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, ordered(inner)]);
}
