import { createHash } from 'node:crypto';

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
