import { once } from 'node:events';
import { createServer, get, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@deepam/platform';
import { poll, startBodyFirstProxy } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startGateway, type GatewayTest } from './gateway-harness.js';

const megabyte = 1024 * 1024;
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

let service: Server;
let serve: RequestListener;
let gateway: GatewayTest;
let token: string;
beforeAll(async () => {
  service = createServer((called, answer) =>
    called.url?.startsWith('/api/internal/') ? answer.end('[]') : serve(called, answer),
  ).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  gateway = await startGateway({ NETWORK_URL: url, IDENTITY_URL: url });
  token = await gateway.tokens.memberToken({ memberId: newId() });
});
afterAll(async () => {
  await gateway.close();
  service.closeAllConnections();
  service.close();
});
const plans = () => `${gateway.url}/api/plans`;

it('a forwarded call ends at the service when the client leaves', async () => {
  let [isCalled, isOver] = [false, false];
  serve = (_called, answer) => {
    isCalled = true;
    answer.once('close', () => (isOver = true));
  };
  const asked = get(plans()).on('error', () => undefined);
  await poll(() => isCalled);
  asked.destroy();
  await poll(() => isOver);
});

it('a read whose kept connection ended is repeated on a new one; a change never uses a kept one', async () => {
  const [used, calls] = [new WeakSet<object>(), [] as string[]];
  serve = (called, answer) => {
    const isUsed = used.has(called.socket);
    used.add(called.socket);
    calls.push(`${called.method} on ${isUsed ? 'a kept' : 'a new'} connection`);
    if (isUsed) called.socket.destroy();
    else answer.end('{}');
  };
  for (let time = 0; time < 6; time += 1) expect((await fetch(plans())).status).toBe(200);
  const reads = calls.splice(0);
  expect(reads).toContain('GET on a kept connection');
  expect(reads.filter((call) => call === 'GET on a new connection')).toHaveLength(6);
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  for (let time = 0; time < 3; time += 1) {
    expect((await fetch(`${gateway.url}/api/user/login`, options)).status).toBe(200);
  }
  expect(calls).toEqual(Array.from({ length: 3 }, () => 'POST on a new connection'));
});

it('a forwarded stream ends soon after the gateway starts to stop, and the page opens it at another one', async () => {
  serve = (_called, answer) => void answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const ending = await startGateway({ NOTIFICATION_URL: url, IDENTITY_URL: url });
  const headers = { authorization: `Bearer ${await ending.tokens.memberToken({ memberId: newId() })}` };
  const [answer] = (await once(get(`${ending.url}/api/notifications/stream`, { headers }), 'response')) as [
    IncomingMessage,
  ];
  expect(answer.statusCode).toBe(200);
  const [heard] = await Promise.all([answer.toArray(), ending.close()]);
  expect(String(heard[0])).toBe(': open\n\n');
});

it('a forwarded answer breaks off when the service breaks off, and does not look complete', async () => {
  serve = (_called, answer) => {
    answer.writeHead(200, { 'content-type': 'text/csv' });
    answer.write('half of it', () => answer.destroy());
  };
  const [answer] = (await once(get(plans()), 'response')) as [IncomingMessage];
  await expect(answer.toArray()).rejects.toThrow('aborted');
});

it('a forwarded answer waits for a slow reader and is not buffered whole', async () => {
  const size = 96 * megabyte;
  let sent = 0;
  serve = (_called, answer) => {
    answer.writeHead(200, { 'content-length': size });
    const more = (): void => {
      while (sent < size) {
        sent += megabyte;
        if (!answer.write(Buffer.alloc(megabyte))) return void answer.once('drain', more);
      }
      answer.end();
    };
    more();
  };
  const [answer] = (await once(get(plans()), 'response')) as [IncomingMessage];
  answer.pause();
  // The loop ends when the buffers between both sides are full.
  for (let before = -1; before !== sent;) {
    before = sent;
    await poll(() => sent > before, { timeout: 500 }).catch(() => undefined);
  }
  expect(sent).toBeLessThan(size / 2);
  let received = 0;
  for await (const chunk of answer) received += (chunk as Buffer).length;
  expect(received).toBe(size);
});

it('a forwarded call reveals nothing about its connection, and nothing that its client invented', async () => {
  let heard: IncomingMessage['headers'] = {};
  serve = (called, answer) => {
    heard = called.headers;
    answer.writeHead(200, { 'x-hop': 'secret', connection: 'x-hop, close' }).end('{}');
  };
  const asked = request(plans(), {
    headers: {
      connection: 'keep-alive, x-inner',
      'x-inner': '1',
      te: 'trailers',
      expect: '100-continue',
      'x-forwarded-host': 'elsewhere.example',
      'x-real-ip': '9.9.9.9',
      'content-length': '0',
      accept: 'application/json',
    },
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  await answer.toArray();
  expect(answer.headers).not.toHaveProperty('x-hop');
  for (const name of ['x-inner', 'te', 'expect', 'x-forwarded-host', 'x-real-ip', 'content-length'])
    expect(heard).not.toHaveProperty(name);
  expect(heard).toMatchObject({
    accept: 'application/json',
    'x-forwarded-for': expect.stringContaining('127.0.0.1'),
  });
});

it('a call is answered while its body is still in transit, and its connection ends then', async () => {
  serve = (_called, answer) => answer.writeHead(413, { 'content-type': 'application/json' }).end('{"code":"X"}');
  const asked = request(`${gateway.url}/api/user/upload-avatar`, {
    method: 'POST',
    headers: { ...multipart, authorization: `Bearer ${token}`, 'content-length': 50 * megabyte },
  });
  asked.on('error', () => undefined);
  asked.write('{');
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
  asked.destroy();
});

it('the rejection of an upload always reaches a client that sends the whole body first', async () => {
  serve = (called, answer) => {
    called.once('data', () =>
      answer.writeHead(415, { 'content-type': 'application/json', 'content-length': 12 }).end('{"code":"X"}'),
    );
    called.on('error', () => undefined);
  };
  const proxy = await startBodyFirstProxy(gateway.url);
  const attempt = async (count: number) => {
    const answer = await fetch(`${proxy.url}/api/user/upload-avatar`, {
      method: 'POST',
      headers: { ...multipart, authorization: `Bearer ${count % 2 === 0 ? token : 'made.up.token'}` },
      body: Buffer.alloc((5 + (count % 4)) * 1_000_000),
    });
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
  };
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([0, 1, 2, 3].map((turn) => attempt(round * 4 + turn)));
    expect(answers).toEqual(['415 X', '401 AUTH.TOKEN_INVALID', '415 X', '401 AUTH.TOKEN_INVALID']);
  }
  await proxy.close();
});
