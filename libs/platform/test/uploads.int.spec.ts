import { stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { maxFileBytes } from '@deepam/contracts';
import { largestJpeg, poll, startBodyFirstProxy, tinyJpeg, tinyWebp, tooLargeJpeg } from '@deepam/testing';
import { FormData, request } from 'undici';
import { uploadRoot } from '../src/uploads/upload-directory.js';
import { addNote, decide, upload } from './sample-endpoints.js';
import { startUploads, type Uploads } from './start-uploads.js';

let service: Uploads['service'];
let token: string;
let send: Uploads['send'];
let refusal: Uploads['refusal'];
let leftovers: Uploads['leftovers'];
beforeAll(async () => {
  ({ service, token, send, refusal, leftovers } = await startUploads());
});
afterAll(() => service.close());

const post = (path: string, body: FormData) =>
  request(`${service.url}/api${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });

it('an upload passes with 5 242 880 bytes and is rejected with one more', async () => {
  expect((await send(await largestJpeg())).status).toBe(201);
  const { status, error } = await send(await tooLargeJpeg());
  expect({ status, error }).toMatchObject({
    status: 413,
    error: { code: 'FILE.TOO_LARGE', error: 'File size exceeds 5MB limit.' },
  });
});

it('an endless upload is answered at its limit, read for 8 MiB more at most, and never stored', async () => {
  const sockets: Socket[] = [];
  service.app.getHttpServer().on('connection', (socket: Socket) => sockets.push(socket));
  let answer = '';
  const outgoing = connect(Number(new URL(service.url).port), '127.0.0.1');
  const isClosed = new Promise((resolve) => outgoing.once('close', resolve));
  outgoing.on('error', () => undefined).on('data', (chunk: Buffer) => (answer += chunk.toString()));
  outgoing.write(
    `POST /api/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ntransfer-encoding: chunked\r\n` +
      'content-type: multipart/form-data; boundary=xxxx\r\n\r\n',
  );
  const send = (data: Buffer): boolean =>
    outgoing.write(Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]));
  send(Buffer.from('--xxxx\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'));
  send(Buffer.from('ffd8ffe000104a4649460001', 'hex'));
  const pump = (): void => {
    while (outgoing.writable) if (!send(Buffer.alloc(16_384))) return void outgoing.once('drain', pump);
  };
  pump();
  await isClosed;
  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":"FILE\.TOO_LARGE"/);
  const read = Math.max(...sockets.map(({ bytesRead }) => bytesRead));
  expect(read).toBeGreaterThan(maxFileBytes);
  expect(read).toBeLessThan(maxFileBytes + 8 * 1024 * 1024 + 262_144);
  expect(await leftovers()).toBe(0);
});

it('a rejected slow upload is read for five more seconds, then its connection ends', async () => {
  // The client continues after the answer and its end, like a proxy.
  const slow = connect({ port: Number(new URL(service.url).port), host: '127.0.0.1', allowHalfOpen: true });
  let answeredAt = 0;
  let answer = '';
  slow
    .on('error', () => undefined)
    .on('data', (chunk: Buffer) => {
      answeredAt ||= performance.now();
      answer += chunk.toString();
    });
  const isClosed = new Promise((resolve) => slow.once('close', resolve));
  slow.write(
    'POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n' +
      'content-length: 4000000\r\n\r\n--x\r\n',
  );
  const drip = setInterval(() => slow.writable && slow.write('-'), 100);
  await isClosed;
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 401 [^]*\r\nconnection: close\r\n[^]*"code":"AUTH\.REQUIRED"/i);
  const seconds = (performance.now() - answeredAt) / 1_000;
  expect(seconds).toBeGreaterThan(4);
  expect(seconds).toBeLessThan(10);
});

it('a rejected upload of 5 to 8 MB always gets its answer, also through a proxy that first sends it whole', async () => {
  const proxy = await startBodyFirstProxy(service.url);
  const partHeader = (field: string, type: string, size: number) =>
    Buffer.concat([
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`),
      Buffer.from(type, 'hex'),
      Buffer.alloc(size),
      Buffer.from('\r\n--x--\r\n'),
    ]);
  const tries: [string, string, string][] = [
    ['photo', 'ffd8ffe000104a4649460001', '413 FILE.TOO_LARGE'],
    ['photo', '4d5a90000300000004000000', '415 FILE.UNSUPPORTED_TYPE'],
    ['another', 'ffd8ffe000104a4649460001', '422 REQUEST.INVALID'],
    ['nobody', 'ffd8ffe000104a4649460001', '401 AUTH.REQUIRED'],
  ];
  const attempt = async (count: number) => {
    const [field, type, expected] = tries[count % tries.length]!;
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      ...(field !== 'nobody' && { authorization: `Bearer ${token}` }),
    };
    const body = partHeader(field, type, (6 + (count % 3)) * 1_000_000);
    const answer = await request(`${proxy.url}/api/upload`, { method: 'POST', headers, body });
    const text = await answer.body.text();
    const code = text.startsWith('{') ? (JSON.parse(text) as { code: string }).code : text;
    return [expected, `${answer.statusCode} ${code}`];
  };
  for (let round = 0; round < 10; round += 1)
    for (const [expected, seen] of await Promise.all([0, 1, 2, 3].map((turn) => attempt(round * 4 + turn))))
      expect(seen).toBe(expected);
  await proxy.close();
});

it('an upload with a too large announced size is rejected before a byte is read', async () => {
  const answer = await request(`${service.url}/api/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(100_000_000),
    },
    body: Readable.from(
      (async function* () {
        yield Buffer.alloc(1024);
        await poll(() => false, { timeout: 1_000 }).catch(() => undefined);
        yield Buffer.alloc(1024);
      })(),
    ),
  });
  expect({ status: answer.statusCode, body: await answer.body.json() }).toMatchObject({
    status: 413,
    body: { code: 'FILE.TOO_LARGE' },
  });
});

it('a missing or empty file is named in the error', async () => {
  const missing = await service.call(upload, { body: { caption: 'c' }, files: {} }, token);
  expect({ status: missing.status, error: missing.error }).toMatchObject({
    status: 422,
    error: { code: 'FILE.REQUIRED', details: { photo: 'Please choose a file.' } },
  });
  expect(await refusal(send({ data: Buffer.alloc(0), filename: '' }))).toBe('422 FILE.REQUIRED');
});

it('errors of fields come first', async () => {
  const { error } = await send(await tinyJpeg(), undefined, '');
  expect(error).toMatchObject({ code: 'REQUEST.INVALID', details: { caption: 'Please write a caption.' } });
});

it('an upload ignores unknown fields like JSON, and rejects unknown and duplicate files', async () => {
  const form = async (change: (form: FormData, photo: Blob) => void) => {
    const data = new FormData();
    const photo = new Blob([new Uint8Array(await tinyJpeg())], { type: 'image/jpeg' });
    data.append('caption', 'c');
    data.append('photo', photo, 'a.jpg');
    change(data, photo);
    const answer = await post('/upload', data);
    const body = (await answer.body.json()) as { code?: string; details?: object };
    return { status: answer.statusCode, code: body.code, details: body.details };
  };
  expect(await form((data) => data.append('extra', '1'))).toMatchObject({ status: 201 });
  expect(await form((data) => data.append('kilos', '4'))).toMatchObject({ status: 201 });
  expect(await form((data) => data.append('__proto__', '1'))).toMatchObject({ status: 201 });
  expect(await form((data, photo) => data.append('virus', photo, 'v'))).toMatchObject({
    status: 422,
    code: 'REQUEST.INVALID',
    details: { virus: 'No file is expected here.' },
  });
  expect(await form((data, photo) => data.append('photo', photo, 'b.jpg'))).toMatchObject({ status: 422 });
  expect(await form((data) => data.append('caption', 'twice'))).toMatchObject({ status: 422 });
  expect(await form((data) => data.append('kilos', 'x'.repeat(20_000)))).toMatchObject({ status: 413 });
  const many = await form((data) => {
    for (let field = 0; field < 60; field += 1) data.append(`f${field}`, '1');
  });
  expect(many).toMatchObject({ status: 413, code: 'REQUEST.TOO_LARGE' });
});

it.each([
  ['without a boundary', 'multipart/form-data', 'nothing'],
  [
    'that breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="caption"\r\n\r\nhal',
  ],
  ['of noise', 'multipart/form-data; boundary=x', '\u0000\u0001\u0002'],
])('an upload with %s is malformed', async (_what, contentType, body) => {
  const answer = await request(`${service.url}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    body,
  });
  expect({ status: answer.statusCode, body: await answer.body.json() }).toMatchObject({
    status: 400,
    body: { code: 'REQUEST.MALFORMED' },
  });
});

it('a body may be JSON if no file is required, and is rejected if none is accepted', async () => {
  const asJson = await service.call(decide, { body: { status: 'no' } }, token);
  expect(asJson.body).toEqual({ message: 'no, no proof' });
  const asForm = await service.call(decide, { body: { status: 'yes' }, files: { proof: await tinyWebp() } }, token);
  expect(asForm.body).toEqual({ message: 'yes, image/webp' });
  const { status, error } = await service.call(addNote, { body: { text: 'x' }, files: {} }, token);
  expect({ status, code: error?.code }).toEqual({ status: 415, code: 'REQUEST.UNSUPPORTED_TYPE' });
});

it('an upload needs a login before it is read', async () => {
  const answer = await service.call(upload, { body: { caption: 'c' }, files: { photo: await tooLargeJpeg() } });
  expect(answer.error?.code).toBe('AUTH.REQUIRED');
});

it('an unread rejected upload ends its connection, so that no pool sends its next call there', async () => {
  const { port } = new URL(service.url);
  const answer = await new Promise<string>((resolve, reject) => {
    let received = '';
    const type = 'content-type: multipart/form-data; boundary=x';
    const head = `POST /api/upload HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: 5000\r\n\r\n`;
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${head}--x\r\n`));
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toContain('AUTH.REQUIRED');
});

it('an upload leaves nothing behind when the sender goes away', async () => {
  const { port } = new URL(service.url);
  const outgoing = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/upload',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  outgoing.on('error', () => undefined);
  outgoing.write('--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n');
  outgoing.write(await tinyJpeg());
  await poll(async () => (await leftovers()) > 0);
  outgoing.destroy();
  await poll(async () => (await leftovers()) === 0);
});

it('uploads leave no temporary files in all cases above', async () => {
  await poll(async () => (await leftovers()) === 0);
  await expect(stat(uploadRoot)).resolves.toBeDefined();
});
