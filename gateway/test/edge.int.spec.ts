import { connect } from 'node:net';
import { allEndpoints, errorBody, permissions, publicEndpoints } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { SeenSessions } from '../src/edge/seen-sessions.js';
import { startGateway, type GatewayTest } from './gateway-harness.js';

const proxied = publicEndpoints.filter((endpoint) => endpoint.service !== 'gateway');
const filled = (path: string): string => `/api${path.replace(/:\w+/g, newId())}`;

let gateway: GatewayTest;
let member: string;
let head: string;
let withoutPermission: string;
let withAllPermissions: string;
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_PER_MINUTE: '10000', SIGN_IN_LIMIT_PER_MINUTE: '60' });
  member = await gateway.tokens.memberToken({ memberId: newId() });
  head = await gateway.tokens.memberToken({ memberId: newId(), isHead: true });
  withoutPermission = await gateway.tokens.memberToken({ memberId: newId(), permissions: [] });
  withAllPermissions = await gateway.tokens.memberToken({ memberId: newId(), permissions });
});
beforeEach(() => {
  gateway.upstream.seen.length = 0;
  gateway.upstream.answer = () => ({ body: { ok: true } });
});
afterAll(() => gateway.close());

const send = async (method: string, path: string, token?: string, init: RequestInit = {}) => {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(init.headers as object) };
  const response = await fetch(gateway.url + path, { ...init, method, headers });
  const text = await response.text();
  if (response.status >= 400) errorBody.strict().parse(JSON.parse(text));
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
};

it('every answer tells browsers the features that pages may use, also errors', async () => {
  for (const path of ['/api/health/live', '/api/nowhere']) {
    const { headers } = await send('GET', path);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-\S+')?;/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect([headers.get('strict-transport-security'), headers.get('x-powered-by')]).toEqual([null, null]);
  }
});

it.each(
  proxied
    .filter(({ access }) => access !== 'public')
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s reaches its service for staff with a permission for it', async (_name, endpoint) => {
  const statusFor = async (token: string) => (await send(endpoint.method, filled(endpoint.path), token)).status;
  const isOpen = endpoint.allowsAllStaff === true;
  expect(await statusFor(withoutPermission)).toBe(isOpen ? 200 : 403);
  expect(await statusFor(withAllPermissions)).toBe(isOpen || endpoint.permission !== undefined ? 200 : 403);
});

it.each(proxied.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s reaches its service only for permitted callers',
  async (_name, endpoint) => {
    const path = filled(endpoint.path);
    const nobody = await send(endpoint.method, path);
    expect(nobody.status).toBe(endpoint.access === 'public' ? 200 : 401);
    const asMember = await send(endpoint.method, path, member);
    expect(asMember.status).toBe(endpoint.access === 'head' ? 403 : 200);
    expect((await send(endpoint.method, path, head)).status).toBe(200);
    expect(gateway.upstream.seen.at(-1)).toMatchObject({ method: endpoint.method, url: path });
  },
);

it('the gateway forwards the token, the query and the body, and sets the address itself', async () => {
  const body = JSON.stringify({ plan: 'Gold' });
  await send('POST', '/api/user/enroll-upi?x=1', member, {
    body,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
      'x-correlation-id': 'from-the-browser',
      forwarded: 'for=6.6.6.6',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      tracestate: 'vendor=1',
      baggage: 'name=Asha',
    },
  });
  const [seen] = gateway.upstream.seen;
  expect(seen).toMatchObject({ url: '/api/user/enroll-upi?x=1', method: 'POST' });
  expect(seen?.body.toString()).toBe(body);
  expect(seen?.headers).toMatchObject({
    authorization: `Bearer ${member}`,
    'idempotency-key': 'key-1',
    'x-correlation-id': 'from-the-browser',
    'x-forwarded-for': '127.0.0.1',
  });
  for (const name of ['forwarded', 'traceparent', 'tracestate', 'baggage']) expect(seen?.headers[name]).toBeUndefined();
});

it('the gateway returns the answer of a service unchanged: status, headers and error body', async () => {
  const error = { error: 'No.', code: 'NETWORK.UTR_USED', requestId: 'r' };
  gateway.upstream.answer = () => ({ status: 409, headers: { 'x-next-cursor': 'c' }, body: error });
  const answer = await send('GET', '/api/notifications', member);
  expect([answer.status, answer.headers.get('x-next-cursor'), answer.json()]).toEqual([409, 'c', error]);
});

it.each([
  ['a forged token', 'abc.def.ghi'],
  ['an empty one', ''],
])('a call with %s is 401', async (_what, token) => {
  const answer = await send('GET', '/api/notifications', undefined, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
  expect(gateway.upstream.seen).toHaveLength(0);
});

it('a session that ended is refused within six seconds, though the gateway hears no events', async () => {
  const [changed, deleted] = [newId(), newId()];
  const old = await gateway.tokens.memberToken({ memberId: changed });
  const fresh = await gateway.tokens.memberToken({ memberId: changed, sessionVersion: 2 });
  const gone = await gateway.tokens.memberToken({ memberId: deleted });
  const ended = await gateway.tokens.memberToken({ memberId: changed, sessionVersion: 2, sessionId: 'the-phone' });
  for (const token of [old, gone, ended]) expect((await send('GET', '/api/notifications', token)).status).toBe(200);
  gateway.end({ changed, sessionId: 'the-phone', deleted });
  for (const token of [old, gone, ended]) {
    await poll(async () => (await send('GET', '/api/notifications', token)).status === 401, { timeout: 6_000 });
    for (const path of ['/api/notifications', '/api/user/profile', '/api/member/dashboard'])
      expect((await send('GET', path, token)).json().code).toBe('AUTH.SESSION_REVOKED');
  }
  expect((await send('GET', '/api/notifications', fresh)).status).toBe(200);
});

it('used sessions are reported to identity once each, without rejected ones', async () => {
  const memberId = newId();
  const [used, expired] = await Promise.all([
    gateway.tokens.memberToken({ memberId, sessionId: 'a-used-session' }),
    gateway.tokens.memberToken({ memberId, sessionId: 'an-old-session' }, { expiresAt: 1 }),
  ]);
  for (let i = 0; i < 3; i++) await send('GET', '/api/notifications', used);
  expect((await send('GET', '/api/notifications', expired)).status).toBe(401);
  while (await gateway.app.get(SeenSessions).report());
  const seenAt = expect.any(String);
  expect(gateway.upstream.reported.filter((one) => one.memberId === memberId)).toEqual([
    { memberId, sessionId: 'a-used-session', seenAt },
  ]);
  const before = gateway.upstream.reported.length;
  await gateway.app.get(SeenSessions).report();
  expect(gateway.upstream.reported.length).toBe(before);
});

it('the gateway forwards a query unread, and rejects a path that climbs', async () => {
  for (const query of ['%', '%zz', '%ff%fe', '__proto__=%', 'a[b]=..%2f..']) {
    const { status } = await send('GET', `/api/plans?${query}`);
    expect([query, status, gateway.upstream.seen.at(-1)?.url]).toEqual([query, 200, `/api/plans?${query}`]);
  }
  const climbing = await send('GET', '/api/user/documents/%2e%2e%2f', head);
  expect([climbing.status, climbing.json().code]).toEqual([400, 'REQUEST.MALFORMED']);
});

it('unknown calls and calls between services are 404 with an error body', async () => {
  for (const path of ['/api/nothing', '/api/internal/memberships', '/api', '/assets/gone.js']) {
    const answer = await send('GET', path, head);
    expect([path, answer.status, answer.json().code]).toEqual([path, 404, 'REQUEST.NOT_FOUND']);
  }
  expect((await send('POST', '/api/internal/memberships', head)).status).toBe(404);
});

it('too many login attempts from one address get 429 without blocking other calls', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => send('POST', '/api/user/login')));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(refused[0]?.json().code).toBe('REQUEST.TOO_MANY');
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('GET', '/api/notifications', member)).status).toBe(200);
});

it('lookups of referral codes are limited per address, even with a login', async () => {
  const lookUpCode = (n: number) => send('GET', `/api/inviter?code=FL222222${n}`, n % 2 === 0 ? member : undefined);
  const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => lookUpCode(n)));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(refused[0]?.json().code).toBe('REQUEST.TOO_MANY');
  expect((await send('GET', '/api/plans')).status).toBe(200);
});

/** The request is sent raw, because clients would normalise it. */
const raw = (target: string, headers = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.once('close', () => resolve(received)).once('error', reject);
    socket.write(`${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`);
  });
const fromOutside = 'x-forwarded-for: 8.8.8.8\r\n';

it.each([
  '/metrics',
  '/%6detrics',
  '/metric%73?x=1',
  '/metrics#x',
  'http://elsewhere.example/metrics',
  '//metrics',
  '/./metrics',
  '/METRICS',
  '/metrics/',
  '/metrics;x=1',
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api%2f..%2fmetrics',
])('metrics are not for the world, written as %s', async (target) => {
  expect(await raw(`GET ${target}`, fromOutside)).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(await raw(`GET ${target}`, 'forwarded: for=8.8.8.8\r\n')).not.toContain('process_resident_memory_bytes');
});

it('metrics and the readiness are open to callers inside', async () => {
  expect(await raw('GET /metrics')).toContain('process_resident_memory_bytes');
  const [inside, outside] = [await raw('GET /api/health/ready'), await raw('GET /api/health/read%79', fromOutside)];
  expect(inside).toMatch(/^HTTP\/1\.1 200 [^]*"checks":\{"s3":"up"/);
  expect(outside).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n\{"ready":true\}$/);
});

it('calls between services stay inside, however their address is written', async () => {
  for (const { method, path } of allEndpoints.filter(({ isInternal }) => isInternal)) {
    const written = [
      `/api${path}`,
      `/%61pi${path}`,
      `/api${path.replace('internal', '%69nternal')}`,
      `/api${path.replaceAll('/', '%2f')}`,
      `//api${path}`,
      `/api/./${path.slice(1)}`,
      `/api/user/..${path}`,
      `/api/user/%2e%2e${path}`,
      `/api/user/documents/..%2f..${path.replaceAll('/', '%2f')}`,
      `/api${path};x=1`,
      `http://elsewhere.example/api${path}`,
    ];
    for (const target of written)
      expect([target, (await raw(`${method} ${target}`, `authorization: Bearer ${head}\r\n`)).slice(0, 12)]).toEqual([
        target,
        expect.stringMatching(/^HTTP\/1\.1 40[04]$/),
      ]);
  }
  expect(gateway.upstream.seen).toEqual([]);
});

it('the documentation lists every call', async () => {
  const page = await send('GET', '/api/docs');
  expect(page.status).toBe(200);
  const document = (await send('GET', '/api/docs/openapi.json')).json();
  const documented = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = publicEndpoints.map((e) => `${e.method} /api${e.path.replace(/:(\w+)/g, '{$1}')}`);
  expect(documented.sort()).toEqual(calls.sort());
});

it.each(['GET /api/plans', 'POST /api/user/login'])(
  'a service that is down or does not answer gives 503 and a sentence: %s',
  async (call) => {
    const [method, path] = call.split(' ') as [string, string];
    const down = await startGateway({ NETWORK_URL: 'http://127.0.0.1:9', IDENTITY_URL: 'http://127.0.0.1:9' });
    const stuck = await startGateway({ UPSTREAM_TIMEOUT_MS: '300' });
    stuck.upstream.isStuck = true;
    try {
      for (const { url } of [down, stuck]) {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(url + path, { method, ...(method === 'POST' && { body: '{}', headers }) });
        const body = errorBody.strict().parse(await response.json());
        expect([response.status, body.code]).toEqual([503, 'SERVER.UNAVAILABLE']);
      }
    } finally {
      await Promise.all([down.close(), stuck.close()]);
    }
  },
);
