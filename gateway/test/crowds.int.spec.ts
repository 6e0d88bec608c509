import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { errorBody } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { startGateway, type GatewayTest } from './gateway-harness.js';

const stream = '/api/notifications/stream';
const address = (count: number): string => `10.0.${Math.floor(count / 250)}.${count % 250}`;

let service: Server;
let gateway: GatewayTest;
const open = new Set<object>();
const stuck = new Set<string>();
const calls: string[] = [];
const cleanUp: (() => void)[] = [];

beforeAll(async () => {
  service = createServer((called, answer) => {
    const path = called.url ?? '';
    if (path.startsWith('/api/internal/')) return void answer.end('[]');
    calls.push(path);
    open.add(answer);
    answer.once('close', () => open.delete(answer));
    called.on('error', () => undefined).resume();
    if (path === stream) answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
    else if (!stuck.has(path)) called.once('end', () => answer.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  gateway = await startGateway({
    NOTIFICATION_URL: url,
    IDENTITY_URL: url,
    RATE_LIMIT_PER_MINUTE: '100000',
    SIGN_IN_LIMIT_PER_MINUTE: '100000',
    BODY_TIMEOUT_MS: '3000',
  });
});
afterEach(async () => {
  for (const end of cleanUp.splice(0)) end();
  stuck.clear();
  await poll(() => open.size === 0);
});
afterAll(async () => {
  await gateway.close();
  service.closeAllConnections();
  service.close();
});

const member = () => gateway.tokens.memberToken({ memberId: newId() });

interface Call {
  readonly method?: string;
  readonly token?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}
async function call(path: string, { method = 'GET', token, headers, body }: Call = {}): Promise<IncomingMessage> {
  const asked = request(`${gateway.url}${path}`, {
    method,
    agent: false,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });
  asked.on('error', () => undefined);
  cleanUp.push(() => asked.destroy());
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}
const codeOf = async (answer: IncomingMessage) =>
  errorBody.strict().parse(JSON.parse(Buffer.concat(await answer.toArray()).toString())).code;

function beginBody(path: string, type: string, headers = ''): Socket & { received: string } {
  const { port } = new URL(gateway.url);
  const socket = Object.assign(connect(Number(port), '127.0.0.1'), { received: '' });
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n${headers}\r\n`;
  socket.on('error', () => undefined).on('data', (chunk: Buffer) => (socket.received += chunk.toString()));
  socket.write(`${head}-`);
  cleanUp.push(() => socket.destroy());
  return socket;
}
/** Milliseconds: far less than any of the slow bodies and streams would hold a call up, and enough for a busy machine. */
const busy = 8_000;
const answeredWithin = async (ms: number, answer: Promise<IncomingMessage>) => {
  const late = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    cleanUp.push(() => clearTimeout(timer));
  });
  const { statusCode } = await Promise.race([answer, late]);
  return statusCode;
};

it('500 open streams and 500 slow bodies do not delay ordinary calls', async () => {
  const members = await Promise.all(Array.from({ length: 100 }, member));
  const streams = await Promise.all(
    Array.from({ length: 500 }, (_, count) =>
      call(stream, { token: members[count % 100]!, headers: { 'x-forwarded-for': address(count) } }),
    ),
  );
  expect(streams.filter(({ statusCode }) => statusCode === 200)).toHaveLength(500);
  for (let count = 0; count < 500; count += 1) beginBody('/api/user/login', 'application/json');
  const token = await member();
  for (let count = 0; count < 20; count += 1) {
    expect(await answeredWithin(busy, call('/api/notifications', { token }))).toBe(200);
    const login = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect(await answeredWithin(busy, call('/api/user/login', login))).toBe(200);
  }
});

it('a member may have six streams; the seventh is rejected until one ends', async () => {
  const token = await member();
  const streams = await Promise.all(Array.from({ length: 6 }, () => call(stream, { token })));
  const seventh = await call(stream, { token });
  expect([seventh.statusCode, await codeOf(seventh)]).toEqual([429, 'REQUEST.TOO_MANY_AT_ONCE']);
  expect(Number(seventh.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(stream, { token: await member() })).statusCode).toBe(200);
  streams[0]?.destroy();
  await poll(async () => (await call(stream, { token })).statusCode === 200);
});

it('slow uploads of a crowd delay no other call, and the fifth upload of a member is rejected', async () => {
  const upload = (token: string) =>
    beginBody('/api/user/upload-avatar', 'multipart/form-data; boundary=x', `authorization: Bearer ${token}\r\n`);
  const token = await member();
  for (let count = 0; count < 4; count += 1) upload(token);
  await poll(() => open.size === 4);
  const fifth = upload(token);
  await poll(() => fifth.received.includes('}'));
  expect(fifth.received).toMatch(/^HTTP\/1\.1 429 [^]*REQUEST\.TOO_MANY_AT_ONCE/);
  for (let count = 0; count < 60; count += 1) upload(await member());
  await poll(() => open.size === 64);
  expect(await answeredWithin(busy, call('/api/user/account', { token }))).toBe(200);
});

it('a waiting call gets an error after a while, and the service only gets as many calls as it can handle', async () => {
  stuck.add('/api/notifications');
  const tokens = await Promise.all([member(), member(), member()]);
  for (const token of tokens)
    for (let count = 0; count < 64; count += 1) call('/api/notifications', { token }).catch(() => undefined);
  await poll(() => open.size === 128);
  const late = await call('/api/notifications', { token: await member() });
  expect([late.statusCode, await codeOf(late)]).toEqual([503, 'SERVER.UNAVAILABLE']);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  expect(open.size).toBe(128);
  expect(await answeredWithin(busy, call('/api/user/account', { token: tokens[0]! }))).toBe(200);
});

it('a missing or too large body gets an error without reaching the service', async () => {
  calls.length = 0;
  const slow = beginBody('/api/user/login', 'application/json');
  await poll(() => slow.received.includes('}'));
  expect(slow.received).toMatch(/^HTTP\/1\.1 408 [^]*\r\nconnection: close\r\n[^]*"code":"REQUEST\.TOO_SLOW"/);
  for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
    const large = { method: 'POST', body: 'x'.repeat(65_537), headers };
    const answer = await call('/api/user/login', large);
    expect([answer.statusCode, await codeOf(answer)]).toEqual([413, 'REQUEST.TOO_LARGE']);
  }
  expect(calls).toEqual([]);
  const fits = { method: 'POST', body: 'x'.repeat(65_536) };
  expect((await call('/api/user/login', fits)).statusCode).toBe(200);
});

it('a silent connection is closed', async () => {
  const server = gateway.app.getHttpServer();
  expect(server.headersTimeout).toBe(10_000);
  server.headersTimeout = 500;
  const socket = Object.assign(connect(Number(new URL(gateway.url).port), '127.0.0.1'), { received: '' });
  socket.on('data', (chunk: Buffer) => (socket.received += chunk.toString()));
  socket.write('GET /api/plans HTTP/1.1\r\nhost:');
  await once(socket, 'close');
  server.headersTimeout = 10_000;
  expect(socket.received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*"code":"REQUEST\.TOO_SLOW"/);
});
