import { expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeyOf } from './route-interceptor.js';

const keyOf = (key: string | string[] | undefined, method = 'POST') =>
  idempotencyKeyOf({ method, headers: { 'idempotency-key': key } } as unknown as FastifyRequest);

it.each(['a', '!~', 'x'.repeat(128)])('a valid key is used unchanged: %j', (key) => {
  expect(keyOf(key)).toBe(key);
});

it('a call without the header, and a read, have no key', () => {
  expect(keyOf(undefined)).toBeNull();
  expect(keyOf('any', 'GET')).toBeNull();
  expect(keyOf('', 'GET')).toBeNull();
});

it.each(['', 'x'.repeat(129), 'two words', 'schlüssel', 'x\n', '\nx', ['a', 'b']].map((key) => [key]))(
  'a malformed key is rejected: %j',
  (key) => {
    expect(() => keyOf(key)).toThrow(
      expect.objectContaining({
        code: 'REQUEST.MALFORMED',
        message: 'The Idempotency-Key is not well formed.',
      }),
    );
  },
);
