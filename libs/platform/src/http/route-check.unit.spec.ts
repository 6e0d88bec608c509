import { expect, it } from '@jest/globals';
import { defineEndpoint, type Endpoint } from '@deepam/contracts';
import { z } from 'zod';
import { routeErrors } from './route-check.js';
import type { ServedRoute } from './route-inventory.js';

const endpoint = (name: string, access: Endpoint['access'] = 'member') =>
  defineEndpoint({
    name,
    method: 'GET',
    path: `/${name}`,
    service: 'network',
    access,
    summary: 'For tests',
    response: z.unknown(),
  });
const served = (bound: Endpoint, changes: Partial<ServedRoute> = {}): ServedRoute => ({
  handler: `C.${bound.name}`,
  call: `GET ${bound.path}`,
  rule: bound.access,
  endpoint: bound,
  ...changes,
});
const a = endpoint('a');
const b = endpoint('b', 'approved');

it('the check of routes passes when each call is served once under its rule', () => {
  expect(routeErrors([served(a), served(b)], [a, b], true)).toEqual([]);
  const health: ServedRoute = { handler: 'H.live', call: 'GET /health/live', rule: 'public', endpoint: undefined };
  expect(routeErrors([health], [], false)).toEqual([]);
});

it('the check of routes names a handler without a rule', () => {
  const stray: ServedRoute = { handler: 'Orders.all', call: 'GET /orders', rule: undefined, endpoint: undefined };
  expect(routeErrors([stray], [], true)).toEqual([
    'Orders.all (GET /orders) has no access rule: add @Route or @Access.',
  ]);
});

it('the check of routes reports calls that are unserved, served twice or of another service', () => {
  expect(routeErrors([served(a), served(a)], [a, b], true)).toEqual([
    'Nothing serves b (GET /b).',
    'a is served twice.',
  ]);
  expect(routeErrors([served(a)], [], true)).toEqual(['C.a serves a, which belongs to network.']);
});

it('the check of routes names a handler that a prefix has moved', () => {
  expect(routeErrors([served(a, { call: 'GET /v1/a' })], [a], true)).toEqual(['C.a answers GET /v1/a but a is at /a.']);
});

it('the check of routes reports a rule about members in a service without a member store', () => {
  expect(routeErrors([served(b)], [b], false)).toEqual([
    "C.b has the rule approved, which needs PlatformModule's `standings`.",
  ]);
});
