import type { AuditEntry } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { nextBatch, payloadDigest } from './batch.js';
import { entryFindings, linkFindings } from './broken-links.js';

const at = new Date('2026-01-05T09:30:00Z');
const entries = ['a', 'b'].map((id) => ({ id, digest: `of ${id}` }));
const first = nextBatch(null, entries, at);
const second = nextBatch(first, [{ id: 'c', digest: 'of c' }], at);
const third = nextBatch(second, [{ id: 'd', digest: 'of d' }], at);

describe('the chain of the audit trail', () => {
  it('a new chain is whole', () => {
    expect([linkFindings(null, first), linkFindings(first, second), entryFindings(first, entries)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it.each([
    ['its hash', { ...second, hash: first.hash }],
    ['its time', { ...second, sealedAt: new Date(at.getTime() + 1) }],
    ['a digest', { ...second, entries: [{ id: 'c', digest: 'of another' }] }],
    ['an entry less', { ...second, entries: [] }],
    ['what it follows', { ...nextBatch({ ...first, hash: 'another' }, second.entries, at) }],
  ])('a batch with another content is found: %s', (_what, changed) => {
    expect(linkFindings(first, changed)).toEqual([{ kind: 'batch-changed', batch: 2 }]);
  });

  it('missing batches are found, at the beginning and in between', () => {
    expect(linkFindings(first, third)).toEqual([{ kind: 'batch-missing', batch: 2 }]);
    expect(linkFindings(null, third)).toEqual([
      { kind: 'batch-missing', batch: 1 },
      { kind: 'batch-missing', batch: 2 },
    ]);
  });

  it('entries that were changed, erased, removed and inserted are found', () => {
    const found = [
      { id: 'a', digest: null },
      { id: 'x', digest: 'of x' },
    ];
    expect(entryFindings(first, found)).toEqual([
      { kind: 'changed', batch: 1, entry: 'a' },
      { kind: 'removed', batch: 1, entry: 'b' },
      { kind: 'inserted', batch: 1, entry: 'x' },
    ]);
  });
});

describe('an erased entry', () => {
  const erased = entries.map(({ id }) => ({ id, digest: null }));

  it('an erasure leaves the chain whole after the retention, and not before', () => {
    expect(entryFindings(first, erased, new Date(at.getTime() + 1))).toEqual([]);
    expect(entryFindings(first, erased, at)).toHaveLength(2);
  });
});

describe('the digest of an entry', () => {
  const entry = { kind: 'logged-in', actor: { kind: 'member', id: 'm' }, after: null } as unknown as AuditEntry;

  it('the digest is equal in another order of fields, and differs for another salt or content', () => {
    const same = { after: null, actor: { id: 'm', kind: 'member' }, kind: 'logged-in' } as unknown as AuditEntry;
    expect(payloadDigest('salt', same)).toBe(payloadDigest('salt', entry));
    expect(payloadDigest('other', entry)).not.toBe(payloadDigest('salt', entry));
    expect(payloadDigest('salt', { ...entry, kind: 'logged-out' })).not.toBe(payloadDigest('salt', entry));
  });
});
