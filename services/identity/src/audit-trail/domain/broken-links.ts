import { batchHash, type Batch } from './batch.js';

export type Finding =
  | { readonly kind: 'changed' | 'removed' | 'inserted'; readonly batch: number; readonly entry: string }
  | { readonly kind: 'batch-changed' | 'batch-missing' | 'not-the-known-end'; readonly batch: number };

/** The row claims that this batch sealed it; the digest is null if the entry was erased. */
export interface FoundEntry {
  readonly id: string;
  readonly digest: string | null;
}

export function linkFindings(before: Pick<Batch, 'n' | 'hash'> | null, batch: Batch): Finding[] {
  const expected = (before?.n ?? 0) + 1;
  const missing = Array.from({ length: batch.n - expected }, (_, gap) => expected + gap);
  const isLinked = missing.length > 0 || batch.previous === (before?.hash ?? '');
  return [
    ...missing.map((n) => ({ kind: 'batch-missing' as const, batch: n })),
    ...(isLinked && batch.hash === batchHash(batch) ? [] : [{ kind: 'batch-changed' as const, batch: batch.n }]),
  ];
}

/** @param keptFrom earlier entries may be erased; null if all entries are kept */
export function entryFindings(
  { n, entries, sealedAt }: Batch,
  found: readonly FoundEntry[],
  keptFrom: Date | null = null,
): Finding[] {
  const mayBeErased = keptFrom !== null && sealedAt < keptFrom;
  const digests = new Map(found.map(({ id, digest }) => [id, digest]));
  const sealed = new Set(entries.map(({ id }) => id));
  return [
    ...entries.flatMap(({ id, digest }): Finding[] => {
      if (!digests.has(id)) return [{ kind: 'removed', batch: n, entry: id }];
      const present = digests.get(id);
      const isWhole = present === digest || (present === null && mayBeErased);
      return isWhole ? [] : [{ kind: 'changed', batch: n, entry: id }];
    }),
    ...found.filter(({ id }) => !sealed.has(id)).map(({ id }): Finding => ({ kind: 'inserted', batch: n, entry: id })),
  ];
}

export function withEachInsertionOnce(findings: readonly Finding[]): Finding[] {
  const inserted = new Set<string>();
  return findings.filter((finding) => {
    if (finding.kind !== 'inserted') return true;
    const isFirst = !inserted.has(finding.entry);
    inserted.add(finding.entry);
    return isFirst;
  });
}
