import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { errorBody } from '@deepam/contracts';
import { request } from 'undici';
import { newId } from '../src/index.js';
import { addNote, greet, list } from './sample-endpoints.js';
import { startSample, type Sample } from './start-sample.js';

const id = '65f000000000000000000001';

let service: Sample;
let token: string;
beforeAll(async () => {
  service = await startSample();
  token = await service.tokens.memberToken({ memberId: newId() });
});
afterAll(() => service.close());

const refused = async (method: 'GET' | 'POST', path: string, headers = {}, body: string | null = null) => {
  const answer = await request(`${service.url}${path}`, { method, headers, body });
  const text = await answer.body.text();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text,
    error: errorBody.strict().parse(JSON.parse(text)),
  };
};
const json = { 'content-type': 'application/json' };

it('a route receives its input parsed, with defaults', async () => {
  const { status, body, headers } = await service.call(greet, { params: { id } });
  expect({ status, body }).toEqual({ status: 200, body: { id, times: 1 } });
  expect(headers['cache-control']).toBe('no-store');
});

it('a route answers a page as the bare list, and its paging in headers', async () => {
  const { body, headers } = await service.call(list);
  expect(body).toEqual([1, 2, 3]);
  expect(headers).toMatchObject({ 'x-next-cursor': 'after-3', 'x-total-count': '7' });
});

it('a route answers with the status of the contract', async () => {
  const { status, body } = await service.call(addNote, { body: { text: 'hello' } }, token);
  expect({ status, text: body.text }).toEqual({ status: 201, text: 'hello' });
});

it('a route rejects input with a sentence per field, and invalid ids', async () => {
  const { status, error } = await service.call(addNote, { body: { text: '  ' } }, token);
  expect({ status, error }).toMatchObject({
    status: 422,
    error: { code: 'REQUEST.INVALID', details: { text: 'Please write something.' } },
  });
  expect((await refused('GET', '/api/greet/nonsense')).error).toMatchObject({ code: 'REQUEST.MALFORMED' });
  expect(await refused('GET', `/api/greet/${id}?times=9`)).toMatchObject({
    status: 422,
    error: { details: { times: 'This is too large: at most 3.' } },
  });
});

it('a route answers a domain error with its code, sentence and details', async () => {
  const { status, error } = await service.call(addNote, { body: { text: 'x', mood: 'refused' } }, token);
  expect({ status, error }).toMatchObject({
    status: 409,
    error: {
      code: 'COTTON.WRONG_STATUS',
      error: 'The order’s status has changed. Please reload.',
      details: { status: 'Delivered' },
    },
  });
});

it('the answer reveals nothing about an internal fault', async () => {
  const headers = { ...json, authorization: `Bearer ${token}` };
  const answer = await refused('POST', '/api/notes', headers, JSON.stringify({ text: 'x', mood: 'broken' }));
  expect(answer).toMatchObject({ status: 500, error: { code: 'SERVER.FAULT' } });
  expect(answer.text).not.toMatch(/hunter2|stack|\.ts/);
});

it('a route answers a taken value as a conflict', async () => {
  const body = { text: 'x', mood: 'duplicate' } as const;
  await service.call(addNote, { body }, token);
  const { status, error } = await service.call(addNote, { body }, token);
  expect({ status, code: error?.code }).toEqual({ status: 409, code: 'REQUEST.CONFLICT' });
});

it.each<[string, string, string, Record<string, string>, string | null, number, string]>([
  ['an unknown address', 'GET', '/api/nowhere', {}, null, 404, 'REQUEST.NOT_FOUND'],
  ['an address outside /api', 'GET', '/greet', {}, null, 404, 'REQUEST.NOT_FOUND'],
  ['another method', 'POST', `/api/greet/${id}`, json, '{}', 404, 'REQUEST.NOT_FOUND'],
  ['broken JSON', 'POST', '/api/echo', json, '{"a":', 400, 'REQUEST.MALFORMED'],
  ['a poisoned prototype', 'POST', '/api/echo', json, '{"__proto__":{"a":1}}', 400, 'REQUEST.MALFORMED'],
  ['another type', 'POST', '/api/echo', { 'content-type': 'text/xml' }, '<a/>', 415, 'REQUEST.UNSUPPORTED_TYPE'],
  [
    'a form',
    'POST',
    '/api/echo',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'a=1',
    415,
    'REQUEST.UNSUPPORTED_TYPE',
  ],
  ['a long body', 'POST', '/api/echo', json, JSON.stringify('x'.repeat(70_000)), 413, 'REQUEST.TOO_LARGE'],
  ['an address that cannot be decoded', 'GET', '/api/greet/%E0%A4%A', {}, null, 400, 'REQUEST.MALFORMED'],
  ['an endless address', 'GET', `/api/greet/${'a'.repeat(500)}`, {}, null, 400, 'REQUEST.MALFORMED'],
])('a route rejects %s in the form of every error', async (_what, method, path, headers, body, status, code) => {
  const answer = await refused(method as 'GET' | 'POST', path, headers, body);
  expect({ status: answer.status, code: answer.error.code }).toEqual({ status, code });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

it('a route treats an empty body as absent, whatever its type is', async () => {
  const answer = await request(`${service.url}/api/echo`, { method: 'POST', headers: json, body: '' });
  expect({ status: answer.statusCode, body: await answer.body.json() }).toEqual({ status: 201, body: {} });
});

it('malformed HTTP gets an error body, and the service continues', async () => {
  const { port } = new URL(service.url);
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(errorBody.strict().parse(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).code).toBe('REQUEST.MALFORMED');
  expect((await service.call(list)).status).toBe(200);
});

it('a route keeps the connection after a rejection that has read the whole body', async () => {
  const { port } = new URL(service.url);
  const answers = await new Promise<string>((resolve, reject) => {
    let received = '';
    const ask = 'GET /api/nowhere HTTP/1.1\r\nhost: x\r\n\r\n';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(ask));
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
      const count = received.split('HTTP/1.1 404').length - 1;
      if (count === 1 && received.endsWith('}')) socket.write(ask);
      if (count === 2 && received.endsWith('}')) socket.end();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
  expect(answers.split('HTTP/1.1 404').length - 1).toBe(2);
});

it('the correlation id is passed on, and is the request id of errors; a missing one is created', async () => {
  const own = await refused('GET', '/api/nowhere', { 'x-correlation-id': 'browser-1234' });
  expect(own.headers['x-correlation-id']).toBe('browser-1234');
  expect(own.error.requestId).toBe('browser-1234');
  const evil = await refused('GET', '/api/nowhere', { 'x-correlation-id': 'a b"}{' });
  expect(evil.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(evil.error.requestId).toBe(evil.headers['x-correlation-id']);
});
