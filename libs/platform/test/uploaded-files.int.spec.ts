import { stat } from 'node:fs/promises';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { maxFileBytes } from '@deepam/contracts';
import { jpegWithLocation, poll, tinyJpeg, tinyPdf, tinyPng, tinyWebp } from '@deepam/testing';
import sharp from 'sharp';
import { ObjectStore } from '../src/index.js';
import { uploadRoot } from '../src/uploads/upload-directory.js';
import { pdfOf, pdfWithCompressed } from './pdf-documents.js';
import { startUploads, type Uploads } from './start-uploads.js';

let service: Uploads['service'];
let send: Uploads['send'];
let refusal: Uploads['refusal'];
let leftovers: Uploads['leftovers'];
beforeAll(async () => {
  ({ service, send, refusal, leftovers } = await startUploads());
});
afterAll(() => service.close());

it.each([
  ['image/jpeg', tinyJpeg],
  ['image/png', tinyPng],
  ['image/webp', tinyWebp],
])('an upload of %s is stored in its format', async (contentType, make) => {
  const { status, body } = await send(await make());
  expect(status).toBe(201);
  const { stream, ...object } = await service.app.get(ObjectStore).open(body.photo.key);
  expect(object).toEqual({ contentType, size: body.photo.size });
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect((await sharp(Buffer.concat(chunks)).metadata()).format).toBe(contentType.split('/')[1]);
});

it('an image loses its location and camera, and is turned upright', async () => {
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

it.each([
  ['JPEG', tinyJpeg],
  ['PNG', tinyPng],
  ['WebP', tinyWebp],
])('a %s loses everything behind its end, such as a page', async (_format, make) => {
  const page = Buffer.from('<html><script>alert(document.cookie)</script></html>');
  const { status, body } = await send(Buffer.concat([await make(), page]));
  expect(status).toBe(201);
  const { stream } = await service.app.get(ObjectStore).open(body.photo.key);
  expect((await buffer(stream)).includes('<script>')).toBe(false);
});

it('similar pictures have similar hashes, whatever their size, format and quality, and one colour has none', async () => {
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

it('a PDF keeps its objects and nothing between them, if PDFs are accepted', async () => {
  const hidden = Buffer.concat([tinyPdf(), Buffer.from('% nobody looks here: <</S/JavaScript>>\n')]);
  const pdf = { data: hidden, filename: 'id.pdf', contentType: 'application/pdf' };
  const { body } = await send(await tinyJpeg(), pdf);
  expect(body.paper).toMatchObject({ contentType: 'application/pdf', perceptualHash: null });
  const { stream, size } = await service.app.get(ObjectStore).open(body.paper?.key ?? '');
  const stored = await text(stream);
  expect(stored).toMatch(/^%PDF-1\.7[^]*%%EOF\s*$/);
  expect({ size, hidden: stored.includes('JavaScript') }).toEqual({ size: body.paper?.size, hidden: false });
  const { body: plain } = await send(await tinyJpeg(), { ...pdf, data: tinyPdf() });
  expect(plain.paper?.sha256).toBe(body.paper?.sha256);
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
  ['with the name of a script in disguise', 'FILE.PDF_ACTIVE', () => pdfOf('2 0 obj<</S/J#61v#61Script/JS()>>endobj')],
  ['with a script among its compressed objects', 'FILE.PDF_ACTIVE', () => pdfWithCompressed('<</S/JavaScript/JS()>>')],
  ['with a form that is a program', 'FILE.PDF_ACTIVE', () => pdfOf('2 0 obj<</XFA 3 0 R>>endobj')],
  ['that starts a program', 'FILE.PDF_ACTIVE', () => pdfOf('2 0 obj<</S 3 0 R/F(cmd)>>endobj 3 0 obj /Launch endobj')],
  ['with an attachment', 'FILE.PDF_ACTIVE', () => pdfOf('2 0 obj<</F(a.exe)/EF<</F 3 0 R>>>>endobj')],
  ['with a script that a later part replaced', null, () => pdfOf('2 0 obj<</S/Launch>>endobj 2 0 obj<<>>endobj')],
])('a PDF %s is answered with %s', async (_what, code, make) => {
  const { status, error } = await send(await tinyJpeg(), { data: make(), filename: 'id.pdf' });
  expect({ status, code: error?.code ?? null }).toEqual({ status: code === null ? 201 : 422, code });
  if (error) expect(error.details).toEqual({ paper: error.error });
});

it('an upload is judged by content, whatever its name', async () => {
  const page = { data: Buffer.from('<script>alert(1)</script>'), filename: 'a.jpg', contentType: 'image/jpeg' };
  expect(await refusal(send(page))).toBe('415 FILE.UNSUPPORTED_TYPE');
  const honest = { data: await tinyPng(), filename: 'evil.exe', contentType: 'application/x-msdownload' };
  expect((await send(honest)).body.photo.contentType).toBe('image/png');
});

it('a damaged image is rejected', async () => {
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

it('a small file that would unpack to gigabytes is rejected', async () => {
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(maxFileBytes);
  expect(await refusal(send(bomb))).toBe('422 FILE.TOO_MANY_PIXELS');
});

it('an iPhone photo of 24.5 megapixels passes, and no stored side is longer than 2400 pixels', async () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#abc' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
  const { body } = await send(await photo(5712, 4284));
  const { stream } = await service.app.get(ObjectStore).open(body.photo.key);
  const { width, height } = await sharp(await buffer(stream)).metadata();
  expect({ width, height }).toEqual({ width: 1800, height: 2400 });
  expect(await refusal(send(await photo(6001, 4200)))).toBe('422 FILE.TOO_MANY_PIXELS');
});

it('uploads leave no temporary files in all cases above', async () => {
  await poll(async () => (await leftovers()) === 0);
  await expect(stat(uploadRoot)).resolves.toBeDefined();
});
