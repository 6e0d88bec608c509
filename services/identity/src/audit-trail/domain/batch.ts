import { createHash } from 'node:crypto';
import type { AuditEntry } from '@deepam/contracts';

export interface SealedEntry {
  readonly id: string;
  readonly digest: string;
}

/**
 * The hashes of a batch cover all earlier batches, so no entry can be changed, removed or added without changing every
 * later hash.
 */
export interface Batch {
  readonly n: number;
  readonly previous: string;
  readonly sealedAt: Date;
  readonly entries: readonly SealedEntry[];
  readonly hash: string;
}

export function nextBatch(last: Batch | null, entries: readonly SealedEntry[], sealedAt: Date): Batch {
  const content = { n: (last?.n ?? 0) + 1, previous: last?.hash ?? '', sealedAt, entries };
  return { ...content, hash: batchHash(content) };
}

export function batchHash({ n, previous, sealedAt, entries }: Omit<Batch, 'hash'>): string {
  const content = [n, previous, sealedAt.toISOString(), entries.map(({ id, digest }) => [id, digest])];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

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
