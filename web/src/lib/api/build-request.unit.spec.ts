import { describe, expect, it } from '@jest/globals';
import { bodyOf, newIdempotencyKey, newTraceparent, urlOf } from './build-request.js';

describe('the address of a call', () => {
  it('the address has its parameters filled in and encoded', () => {
    expect(urlOf('/member/cotton/orders/:id/return', { id: 'a/b' })).toBe('/api/member/cotton/orders/a%2Fb/return');
  });

  it('the address of a call contains the query without empty values', () => {
    expect(urlOf('/member/network', {}, { limit: 50, search: '', cursor: undefined, sort: 'name' })).toBe(
      '/api/member/network?limit=50&sort=name',
    );
  });
});

describe('the body of a call', () => {
  it('the body is JSON without files, and empty without values', () => {
    expect(bodyOf({ plan: 'Gold' }, {})).toBe('{"plan":"Gold"}');
    expect(bodyOf(undefined, {})).toBeUndefined();
  });

  it('the body is multipart with files: the fields first, without empty ones', () => {
    const file = new File(['x'], 'proof.png', { type: 'image/png' });
    const form = bodyOf({ plan: 'Gold', utr: undefined }, { planProof: file }) as FormData;
    expect([...form.keys()]).toEqual(['plan', 'planProof']);
    expect(form.get('plan')).toBe('Gold');
  });
});

describe('the idempotency key', () => {
  it('the idempotency key differs from call to call', () => {
    const keys = new Set(Array.from({ length: 100 }, newIdempotencyKey));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('the id of a trace', () => {
  it('a trace id is well-formed, new for each call, and not sampled', () => {
    const ids = new Set(Array.from({ length: 100 }, newTraceparent));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });
});
