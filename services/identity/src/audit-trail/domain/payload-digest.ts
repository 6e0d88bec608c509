import { createHash } from 'node:crypto';
import type { AuditEntry } from '@deepam/contracts';

/** The fields are sorted by name, since a database may return them in another order. */
export function payloadDigest(salt: string, entry: AuditEntry): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, ordered(entry)]))
    .digest('base64url');
}

function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, ordered(inner)]);
}
