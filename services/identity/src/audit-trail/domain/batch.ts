import { createHash } from 'node:crypto';

export interface SealedEntry {
  readonly id: string;
  /** From `payloadDigest`. */
  readonly digest: string;
}

/** A link of the chain: what it holds cannot be changed, removed or added to without changing the hashes of all that follow. */
export interface Batch {
  /** 1, 2, 3 … */
  readonly n: number;
  /** Hash of the batch before; empty for the first. */
  readonly previous: string;
  readonly sealedAt: Date;
  readonly entries: readonly SealedEntry[];
  readonly hash: string;
}

/** @param last null for the first batch */
export function nextBatch(last: Batch | null, entries: readonly SealedEntry[], sealedAt: Date): Batch {
  const content = { n: (last?.n ?? 0) + 1, previous: last?.hash ?? '', sealedAt, entries };
  return { ...content, hash: batchHash(content) };
}

export function batchHash({ n, previous, sealedAt, entries }: Omit<Batch, 'hash'>): string {
  const content = [n, previous, sealedAt.toISOString(), entries.map(({ id, digest }) => [id, digest])];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
