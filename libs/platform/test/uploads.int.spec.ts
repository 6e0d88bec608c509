import { readdir, stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maxFileBytes } from '@deepam/contracts';
import {
  jpegWithLocation,
  largestJpeg,
  poll,
  startBodyFirstProxy,
  tinyJpeg,
  tinyPdf,
  tinyPng,
  tinyWebp,
  tooLargeJpeg,
  type TestFile,
} from '@deepam/testing';
import sharp from 'sharp';
import { FormData, request } from 'undici';
import { newId, ObjectStore } from '../src/index.js';
import { uploadRoot } from '../src/uploads/upload-directory.js';
import { addNote, decide, upload } from './sample-endpoints.js';
import { pdfOf, pdfWithCompressed } from './pdf-documents.js';
import { startSample, type Sample } from './start-sample.js';

describe('an upload', () => {
  let service: Sample;
  let token: string;
  beforeAll(async () => {
    service = await startSample();
    token = await service.tokens.memberToken({ memberId: newId() });
  });
  afterAll(() => service.close());

  const send = (photo: Buffer | TestFile, paper?: Buffer | TestFile, caption = 'A wick') =>
    service.call(upload, { body: { caption }, files: { photo, ...(paper ? { paper } : {}) } }, token);
  const refusal = async (answer: ReturnType<typeof send>) => {
    const { status, error } = await answer;
    return `${status} ${error?.code}`;
  };
  const leftovers = async () => (await readdir(uploadRoot).catch(() => [])).length;
  const post = (path: string, body: FormData) =>
    request(`${service.url}/api${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });

  it.each([
    ['image/jpeg', tinyJpeg],
    ['image/png', tinyPng],
    ['image/webp', tinyWebp],
  ])('of %s is stored in its format', async (contentType, make) => {
    const { status, body } = await send(await make());
    expect(status).toBe(201);
    const { stream, ...object } = await service.app.get(ObjectStore).open(body.photo.key);
    expect(object).toEqual({ contentType, size: body.photo.size });
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    expect((await sharp(Buffer.concat(chunks)).metadata()).format).toBe(contentType.split('/')[1]);
  });

  it('loses where and with what it was taken, and stands upright', async () => {
    const photo = await jpegWithLocation();
    const before = await sharp(photo).metadata();
    expect([before.exif !== undefined, before.orientation]).toEqual([true, 6]);
    const { body } = await send(photo);
    const { stream } = await service.app.get(ObjectStore).open(body.photo.key);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const after = await sharp(Buffer.concat(chunks)).metadata();
    expect([after.exif, after.orientation]).toEqual([undefined, undefined]);
    expect([after.width, after.height]).toEqual([before.height, before.width]);
    expect(Buffer.concat(chunks).includes('TestCamera')).toBe(false);
  });

  it('tells what a picture shows, whatever its size, format and quality, and nothing of one colour', async () => {
    const shades = Uint8Array.from({ length: 48 }, (_, at) => (at * 89) % 251);
    const drawn = (width: number, height: number, turned = 0) =>
      sharp(shades, { raw: { width: 8, height: 6, channels: 1 } })
        .rotate(turned)
        .resize(width, height, { kernel: 'cubic' });
    const hashOf = async (photo: Buffer) => (await send(photo)).body.photo.perceptualHash;
    const hash = (await hashOf(await drawn(1600, 1200).jpeg({ quality: 90 }).toBuffer())) ?? '';
    expect(hash).toMatch(/^[\da-f]{16}$/);
    const bitsAway = (other: string | null) =>
      [...(BigInt(`0x${hash}`) ^ BigInt(`0x${other}`)).toString(2)].filter((bit) => bit === '1').length;
    expect(bitsAway(await hashOf(await drawn(400, 300).webp({ quality: 30 }).toBuffer()))).toBeLessThanOrEqual(4);
    expect(bitsAway(await hashOf(await drawn(400, 300, 180).png().toBuffer()))).toBeGreaterThan(16);
    expect(await hashOf(await tinyPng())).toBeNull();
  });

  it('of a PDF keeps its objects and nothing between them, where a PDF is accepted', async () => {
    const hidden = Buffer.concat([tinyPdf(), Buffer.from('% nobody looks here: <</S/JavaScript>>\n')]);
    const pdf = { data: hidden, filename: 'id.pdf', contentType: 'application/pdf' };
    const { body } = await send(await tinyJpeg(), pdf);
    expect(body.paper).toMatchObject({ contentType: 'application/pdf', perceptualHash: null });
    const { stream, size } = await service.app.get(ObjectStore).open(body.paper?.key ?? '');
    const stored = await text(stream);
    expect(stored).toMatch(/^%PDF-1\.4[^]*\/Catalog[^]*%%EOF\s*$/);
    expect({ size, hidden: stored.includes('JavaScript') }).toEqual({ size: body.paper?.size, hidden: false });
    expect(await refusal(send(pdf))).toBe('415 FILE.UNSUPPORTED_TYPE');
  });

  it.each([
    ['that cannot be read', 'FILE.UNREADABLE', () => Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog /Pages [[[')],
    ['of noise', 'FILE.UNREADABLE', () => Buffer.from('%PDF-1.7 is all that is true about this')],
    [
      'that needs a password',
      'FILE.PDF_PROTECTED',
      () => pdfOf('2 0 obj<</Filter/Standard/V 1>>endobj', '/Encrypt 2 0 R'),
    ],
    ['with a script', 'FILE.PDF_ACTIVE', () => pdfOf('2 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj')],
    [
      'with the name of a script in disguise',
      'FILE.PDF_ACTIVE',
      () => pdfOf('2 0 obj<</S/J#61v#61Script/JS()>>endobj'),
    ],
    [
      'with a script among its compressed objects',
      'FILE.PDF_ACTIVE',
      () => pdfWithCompressed('<</S/JavaScript/JS()>>'),
    ],
    ['with a form that is a program', 'FILE.PDF_ACTIVE', () => pdfOf('2 0 obj<</XFA 3 0 R>>endobj')],
    [
      'that starts a program',
      'FILE.PDF_ACTIVE',
      () => pdfOf('2 0 obj<</S 3 0 R/F(cmd)>>endobj 3 0 obj /Launch endobj'),
    ],
    ['with an attachment', 'FILE.PDF_ACTIVE', () => pdfOf('2 0 obj<</F(a.exe)/EF<</F 3 0 R>>>>endobj')],
    ['with a script that a later part replaced', null, () => pdfOf('2 0 obj<</S/Launch>>endobj 2 0 obj<<>>endobj')],
  ])('of a PDF %s is answered with %s', async (_what, code, make) => {
    const { status, error } = await send(await tinyJpeg(), { data: make(), filename: 'id.pdf' });
    expect({ status, code: error?.code ?? null }).toEqual({ status: code === null ? 201 : 422, code });
    if (error) expect(error.details).toEqual({ paper: error.error });
  });

  it('is judged by content, whatever its name says', async () => {
    const page = { data: Buffer.from('<script>alert(1)</script>'), filename: 'a.jpg', contentType: 'image/jpeg' };
    expect(await refusal(send(page))).toBe('415 FILE.UNSUPPORTED_TYPE');
    const honest = { data: await tinyPng(), filename: 'evil.exe', contentType: 'application/x-msdownload' };
    expect((await send(honest)).body.photo.contentType).toBe('image/png');
  });

  it('of a damaged image is refused', async () => {
    const photo = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#abc',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await refusal(send(photo.subarray(0, photo.length / 2)))).toBe('422 FILE.UNREADABLE');
    expect(await refusal(send(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(500)])))).toBe(
      '422 FILE.UNREADABLE',
    );
  });

  it('of a small file that would unpack to gigabytes is refused', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(maxFileBytes);
    expect(await refusal(send(bomb))).toBe('422 FILE.TOO_MANY_PIXELS');
  });

  it('of a photo of 24 megapixels passes, and no side of what is stored is longer than 2400 pixels', async () => {
    const photo = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#abc' } })
        .jpeg()
        .withMetadata({ orientation: 6 })
        .toBuffer();
    const { body } = await send(await photo(6000, 4000));
    const { stream } = await service.app.get(ObjectStore).open(body.photo.key);
    const { width, height } = await sharp(await buffer(stream)).metadata();
    expect({ width, height }).toEqual({ width: 1600, height: 2400 });
    expect(await refusal(send(await photo(6001, 4000)))).toBe('422 FILE.TOO_MANY_PIXELS');
  });

  it('passes with 5 242 880 bytes and is refused with one more', async () => {
    expect((await send(await largestJpeg())).status).toBe(201);
    const { status, error } = await send(await tooLargeJpeg());
    expect({ status, error }).toMatchObject({
      status: 413,
      error: { code: 'FILE.TOO_LARGE', error: 'File size exceeds 5MB limit.' },
    });
  });

  it('that does not end is answered at its limit, read for 8 MiB more at most, and never stored', async () => {
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

  it('of 5 to 8 MB that is refused always gets its answer, also through a proxy that first sends it whole', async () => {
    const proxy = await startBodyFirstProxy(service.url);
    const of = (field: string, type: string, size: number) =>
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
      const body = of(field, type, (6 + (count % 3)) * 1_000_000);
      const answer = await request(`${proxy.url}/api/upload`, { method: 'POST', headers, body });
      const said = await answer.body.text();
      const code = said.startsWith('{') ? (JSON.parse(said) as { code: string }).code : said;
      return [expected, `${answer.statusCode} ${code}`];
    };
    for (let round = 0; round < 10; round += 1)
      for (const [expected, seen] of await Promise.all([0, 1, 2, 3].map((turn) => attempt(round * 4 + turn))))
        expect(seen).toBe(expected);
    await proxy.close();
  });

  it('that announces too much is refused before a byte of it is read', async () => {
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
          // The rest would come when the answer is long there.
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

  it('without its file, or with an empty one, says which is missing', async () => {
    const missing = await service.call(upload, { body: { caption: 'c' }, files: {} }, token);
    expect({ status: missing.status, error: missing.error }).toMatchObject({
      status: 422,
      error: { code: 'FILE.REQUIRED', details: { photo: 'Please choose a file.' } },
    });
    expect(await refusal(send({ data: Buffer.alloc(0), filename: '' }))).toBe('422 FILE.REQUIRED');
  });

  it('says first what is wrong with its fields', async () => {
    const { error } = await send(await tinyJpeg(), undefined, '');
    expect(error).toMatchObject({ code: 'REQUEST.INVALID', details: { caption: 'Please write a caption.' } });
  });

  it('ignores unknown fields as JSON does, and refuses unknown files and doubles', async () => {
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
  ])('%s is malformed', async (_what, contentType, body) => {
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

  it('may come as JSON where no file is needed, and not at all where none is taken', async () => {
    const asJson = await service.call(decide, { body: { status: 'no' } }, token);
    expect(asJson.body).toEqual({ message: 'no, no proof' });
    const asForm = await service.call(decide, { body: { status: 'yes' }, files: { proof: await tinyWebp() } }, token);
    expect(asForm.body).toEqual({ message: 'yes, image/webp' });
    const { status, error } = await service.call(addNote, { body: { text: 'x' }, files: {} }, token);
    expect({ status, code: error?.code }).toEqual({ status: 415, code: 'REQUEST.UNSUPPORTED_TYPE' });
  });

  it('needs a login before anything of it is read', async () => {
    const answer = await service.call(upload, { body: { caption: 'c' }, files: { photo: await tooLargeJpeg() } });
    expect(answer.error?.code).toBe('AUTH.REQUIRED');
  });

  it('that is refused unread says that its connection ends, so that no pool sends its next call there', async () => {
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

  it('leaves nothing behind when the sender goes away', async () => {
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

  it('has removed its temporary files in every case above', async () => {
    await poll(async () => (await leftovers()) === 0);
    await expect(stat(uploadRoot)).resolves.toBeDefined();
  });
});
