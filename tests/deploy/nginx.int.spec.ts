import type { IncomingHttpHeaders } from 'node:http';
import { errorBody, errorCatalogue, type ErrorCode } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@deepam/local-servers';
import { poll } from '@deepam/testing';
import { get, rawCall, type RawAnswer } from './nginx/raw-call.js';
import { ShippedNginx, type NginxSettings } from './nginx/shipped-nginx.js';
import { silentGateway } from './nginx/silent-gateway.js';
import { standInGateway, type StandInGateway } from './nginx/stand-in-gateway.js';

const headers = 'Host: deepam.example\r\nConnection: close\r\n';

let gateway: StandInGateway;
const running: { close(): unknown }[] = [];

beforeAll(async () => {
  gateway = await standInGateway((request, response) => {
    const body = JSON.stringify(request.headers);
    const busy = request.url === '/api/busy' ? { 'retry-after': '9' } : {};
    response.writeHead('retry-after' in busy ? 503 : 200, { 'content-length': body.length, ...busy }).end(body);
  });
});
afterAll(async () => {
  for (const each of running) await each.close();
  gateway.close();
});

async function started(settings: NginxSettings): Promise<ShippedNginx> {
  const nginx = await ShippedNginx.prepare(settings);
  running.push(nginx);
  await nginx.check();
  await nginx.start();
  return nginx;
}

function expectOurError(answer: RawAnswer, status: number, code: ErrorCode): void {
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = errorBody.parse(JSON.parse(answer.body));
  expect({ status: answer.status, code: body.code }).toEqual({ status, code });
  expect(body.error).toBe(errorCatalogue[code].message);
  expect(body.requestId).toMatch(/^[\w.:-]{8,64}$/);
  expect(answer.headers.get('x-correlation-id')).toBe(body.requestId);
}

describe('the nginx of the web image', () => {
  let nginx: ShippedNginx;
  beforeAll(async () => {
    nginx = await started({ GATEWAY_URL: gateway.url });
  });

  it.each([
    [
      'a malformed request',
      400,
      'REQUEST.MALFORMED',
      `GET /api/user/profile HTTP/1.1\r\n${headers}Host: other\r\n\r\n`,
    ],
    ['an address that cannot be read', 400, 'REQUEST.MALFORMED', `GET /api/%00 HTTP/1.1\r\n${headers}\r\n`],
    [
      'a header that is too long',
      400,
      'REQUEST.MALFORMED',
      `GET /api/user/profile HTTP/1.1\r\n${headers}X-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
    ],
    [
      'an address that is too long',
      414,
      'REQUEST.MALFORMED',
      `GET /api/${'x'.repeat(40_000)} HTTP/1.1\r\n${headers}\r\n`,
    ],
    [
      'a body beyond its limit',
      413,
      'REQUEST.TOO_LARGE',
      `POST /api/plan/enroll HTTP/1.1\r\n${headers}Content-Length: 9000000\r\n\r\n`,
    ],
  ] as const)(
    'the nginx of the web image answers %s under /api with the body of our errors',
    async (_what, status, code, text) => {
      expectOurError(await rawCall(nginx.port, text), status, code);
    },
  );

  it('the nginx of the web image answers an error of a page with a page', async () => {
    const missing = await get(nginx.port, '/no-such-page');
    expect([missing.status, missing.body]).toEqual([404, '<p>no such page</p>']);
    const malformed = await rawCall(nginx.port, `GET / HTTP/1.1\r\n${headers}Host: other\r\n\r\n`);
    expect([malformed.status, malformed.headers.get('content-type')]).toEqual([
      400,
      expect.stringMatching(/^text\/html\b/),
    ]);
    expect((await get(nginx.port, '/.api-error')).status).toBe(404);
  });

  it('the nginx of the web image forwards the answers of the gateway, errors too', async () => {
    const busy = await get(nginx.port, '/api/busy');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '9']);
    expect(JSON.parse(busy.body)).toMatchObject({ host: 'deepam.example' });
  });

  it('the nginx of the web image gives every request one id: a harmless one of the caller or a new one', async () => {
    const seen = async (id: string) => {
      const { body } = await get(nginx.port, '/api/echo', { 'X-Correlation-Id': id });
      return (JSON.parse(body) as IncomingHttpHeaders)['x-correlation-id'];
    };
    expect(await seen('caller-0001')).toBe('caller-0001');
    expect(await seen('"}, {"')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('the nginx of the web image logs the forwarded id, also for its own errors', async () => {
    const { body } = await get(nginx.port, '/api/made-here');
    const { 'x-correlation-id': passedOn } = JSON.parse(body) as IncomingHttpHeaders;
    const line = await poll(async () => (await nginx.requests()).find(({ path }) => path === '/api/made-here'));
    expect(line['correlationId']).toBe(passedOn);

    const refused = await rawCall(nginx.port, `GET /api/%00 HTTP/1.1\r\n${headers}\r\n`);
    const { requestId } = errorBody.parse(JSON.parse(refused.body));
    await poll(async () => (await nginx.requests()).some(({ correlationId }) => correlationId === requestId));
  });

  it('the nginx of the web image logs each request as JSON with the time, without its query', async () => {
    await get(nginx.port, '/api/%0a%22forged?search=9876543210', { 'X-Correlation-Id': 'in-the-log-1' });
    const line = await poll(async () =>
      (await nginx.requests()).find(({ correlationId }) => correlationId === 'in-the-log-1'),
    );
    expect(line).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}[+-]\d\d:\d\d$/),
      service: 'web',
      address: '127.0.0.1',
      method: 'GET',
      path: '/api/%0a%22forged',
      status: 200,
      bytes: expect.any(Number),
      seconds: expect.any(Number),
      correlationId: 'in-the-log-1',
    });
  });

  it('nginx is quick about a vanished gateway', async () => {
    const refusing = await started({ GATEWAY_URL: `http://127.0.0.1:${await freePort()}` });
    expectOurError(await get(refusing.port, '/api/user/profile'), 502, 'SERVER.UNAVAILABLE');

    const silent = await silentGateway();
    running.push(silent);
    const hanging = await started({ GATEWAY_URL: silent.url });
    const before = Date.now();
    const answer = await get(hanging.port, '/api/user/profile');
    expectOurError(answer, 504, 'SERVER.UNAVAILABLE');
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(Date.now() - before).toBeLessThan(3_500);
  });
});

describe('the address of a caller', () => {
  const seenBy = async ({ port }: ShippedNginx, forwardedFor: string) => {
    const { body } = await get(port, '/api/echo', { 'X-Forwarded-For': forwardedFor });
    return (JSON.parse(body) as IncomingHttpHeaders)['x-forwarded-for'];
  };

  it('the address is that of the connection, unless a trusted proxy reports another', async () => {
    const nginx = await started({ GATEWAY_URL: gateway.url });
    expect(await seenBy(nginx, '203.0.113.9')).toBe('127.0.0.1');
  });

  it('the address is the one that the trusted proxies report: the last untrusted one', async () => {
    const nginx = await started({ GATEWAY_URL: gateway.url, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' });
    expect(await seenBy(nginx, '203.0.113.9')).toBe('203.0.113.9');
    expect(await seenBy(nginx, '198.51.100.1, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9');
  });

  it('headers of other proxies are ignored', async () => {
    const nginx = await started({ GATEWAY_URL: gateway.url, TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(await seenBy(nginx, '203.0.113.9')).toBe('127.0.0.1');
  });

  it.each(['proxy.example', '10.0.0.0/8;', '$(id)', '*'])(
    'the web does not start with "%s" as a trusted proxy',
    async (TRUSTED_PROXIES) => {
      const start = ShippedNginx.prepare({ GATEWAY_URL: gateway.url, TRUSTED_PROXIES });
      await expect(start).rejects.toMatchObject({ code: 78, stderr: expect.stringContaining(TRUSTED_PROXIES) });
    },
  );
});
