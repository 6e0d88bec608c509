import { expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from './bearer-token.js';

const read = (authorization?: string) => () => bearerToken({ headers: { authorization } } as FastifyRequest);

it.each(['Bearer a.b.c', 'bearer a.b.c', 'BEARER a.b.c'])('the token of a request is read from %j', (header) => {
  expect(read(header)()).toBe('a.b.c');
});

it.each([undefined, ''])('the token of a request is missing in %j', (header) => {
  expect(read(header)).toThrow(expect.objectContaining({ code: 'AUTH.REQUIRED' }));
});

it.each(['Bearer', 'Bearer ', 'Basic a.b.c', 'Bearer a.b.c d', 'a.b.c', 'Bearer  a.b.c'])(
  'the token of a request is invalid in %j',
  (header) => {
    expect(read(header)).toThrow(expect.objectContaining({ code: 'AUTH.TOKEN_INVALID' }));
  },
);
