import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll, removeCollections, TestTokens, tinyJpeg, uniquePrefix } from '@deepam/testing';
import { send } from '@deepam/api-client';
import sharp from 'sharp';
import { request } from 'undici';
import { newId } from '../src/index.js';
import { LimitedProcess } from '../src/processes/limited-process.js';
import { pdfOf } from './pdf-documents.js';
import { greet, upload } from './sample-endpoints.js';
import { startSampleProcess, type SampleProcess } from './sample-process.js';
import { startSample, type Sample } from './start-sample.js';

const prefix = uniquePrefix();
const program = {
  file: new URL('../src/uploads/cleaning/cleaner-main.ts', import.meta.url),
  args: ['application/pdf'],
  heap: 128,
};
const megabyte = 1_048_576;

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid);
      } catch {
        return false;
      }
    });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

describe('a service that is sent files to hurt it', () => {
  let tokens: TestTokens;
  let service: SampleProcess;
  let token: string;
  beforeAll(async () => {
    tokens = await TestTokens.start();
    service = await startSampleProcess(prefix, { JWKS_URL: tokens.jwksUrl });
    await service.listening();
    token = await tokens.memberToken({ memberId: newId() });
  });
  afterAll(async () => {
    service.signal('SIGTERM');
    await service.exit;
    await tokens.close();
    await removeCollections(`${prefix}_identity`);
  });

  const sendFiles = async (files: { photo: Buffer; paper?: Buffer }) => {
    const { status, error } = await send(service.url, upload, { body: { caption: 'x' }, files, token });
    return `${status} ${error?.code ?? ''}`.trim();
  };
  const answers = async () => (await send(service.url, greet, { params: { id: newId() } })).status;

  it('the service stays within 60 MB of its idle memory during three attacks, and answers other calls', async () => {
    expect(await sendFiles({ photo: await tinyJpeg() })).toBe('201');
    const rest = memoryOf(service.pid);
    const bombs = await Promise.all([
      plain(7_700, 7_700).webp({ quality: 1 }).toBuffer(),
      plain(7_700, 7_700).jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
      plain(4_800, 4_800).ensureAlpha(0.5).webp({ quality: 1 }).toBuffer(),
    ]);
    let most = 0;
    let over = false;
    let answered = 0;
    const watch = setInterval(() => (most = Math.max(most, memoryOf(service.pid))), 5);
    const sent = Promise.all(bombs.map((photo) => sendFiles({ photo }))).finally(() => (over = true));
    while (!over) if ((await answers()) === 200) answered += 1;
    clearInterval(watch);
    expect((await sent).sort()).toEqual(['201', '422 FILE.TOO_MANY_PIXELS', '422 FILE.TOO_MANY_PIXELS']);
    expect((most - rest) / megabyte).toBeLessThan(60);
    expect(answered).toBeGreaterThan(3);
  });

  it('a service ends the cleaning of a file that takes too much memory, and takes the next file', async () => {
    const content = deflateSync(Buffer.alloc(600 * megabyte));
    const head = `4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${content.length}>>stream\n`;
    const [before, after] = pdfOf('\0').toString().split('\0');
    const paper = Buffer.concat([Buffer.from(`${before}${head}`), content, Buffer.from(`\nendstream endobj${after}`)]);
    expect(await sendFiles({ photo: await tinyJpeg(), paper })).toBe('422 FILE.UNREADABLE');
    expect(service.output()).toMatch(/A file could not be checked: it took \d+ MB/);
    expect(await sendFiles({ photo: await tinyJpeg() })).toBe('201');
  });

  it('a service ends the cleaning of a file that takes too long', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'endless-')), 'endless.pdf');
    await writeFile(path, `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${'1'.repeat(4 * megabyte)}`);
    const cleaner = new LimitedProcess({ time: 500, processorTime: 60_000, memory: 1_000 * megabyte }, program);
    const cleaned = cleaner.run({ path, contentType: 'application/pdf', maxPixels: 1, target: `${path}.cleaned` });
    await expect(cleaned).rejects.toMatchObject({ how: 'out of time', message: 'it took more than 500 ms' });
    expect(cleaner.isAlive).toBe(false);
    await rm(dirname(path), { recursive: true });
  });

  it('a service ends the cleaning of a file that uses too much processor time within its time', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'endless-')), 'endless.pdf');
    await writeFile(path, `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${'1'.repeat(4 * megabyte)}`);
    const limits = { time: 60_000, processorTime: 300, memory: 1_000 * megabyte };
    const cleaner = new LimitedProcess(limits, program);
    const cleaned = cleaner.run({ path, contentType: 'application/pdf', maxPixels: 1, target: `${path}.cleaned` });
    await expect(cleaned).rejects.toMatchObject({
      message: 'it took more than 300 ms of processor time',
      isSlow: true,
    });
    await rm(dirname(path), { recursive: true });
  });

  it('only a cleaner of pictures loads the picture library', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'kinds-'));
    const [paper, photo, target] = [join(directory, 'paper'), join(directory, 'photo'), join(directory, 'target')];
    await writeFile(paper, pdfOf(''));
    await writeFile(photo, await tinyJpeg());
    const before = new Set(childrenOf(process.pid));
    const cleaner = new LimitedProcess({ time: 20_000, processorTime: 60_000, memory: 1_000 * megabyte }, program);
    const [pid] = childrenOf(process.pid).filter((child) => !before.has(child));
    const hasDecoders = () => readFileSync(`/proc/${pid}/maps`, 'utf8').includes('libvips');
    const job = { maxPixels: 1_000, target };
    await cleaner.run({ ...job, path: paper, contentType: 'application/pdf' });
    expect(hasDecoders()).toBe(false);
    expect(await cleaner.run({ ...job, path: photo, contentType: 'image/jpeg' })).not.toHaveProperty('refusal');
    expect(hasDecoders()).toBe(true);
    cleaner.end();
    await rm(directory, { recursive: true });
  });

  it('the cleaner finishes its files during a stop, even if the whole process group gets the signal', async () => {
    expect(await sendFiles({ photo: await tinyJpeg() })).toBe('201');
    const cleaners = childrenOf(service.pid);
    for (const pid of cleaners) process.kill(pid, 'SIGTERM');
    expect(await sendFiles({ photo: await tinyJpeg() })).toBe('201');
    expect(childrenOf(service.pid)).toEqual(cleaners);
  });

  it('a service starts another cleaner for a file that came while the first cleaner started', async () => {
    for (const pid of childrenOf(service.pid)) process.kill(pid, 'SIGKILL');
    await poll(() => childrenOf(service.pid).length === 0);
    const sent = sendFiles({ photo: await tinyJpeg() });
    const [starting] = await poll(() => childrenOf(service.pid).length > 0 && childrenOf(service.pid), { interval: 1 });
    process.kill(starting!, 'SIGTERM');
    expect(await sent).toBe('201');
    expect(childrenOf(service.pid)).not.toContain(starting);
  });

  it('a service starts a cleaner for a file that is still being received', async () => {
    for (const pid of childrenOf(service.pid)) process.kill(pid, 'SIGKILL');
    await poll(() => childrenOf(service.pid).length === 0);
    const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`;
    const head = `${part('caption')}\r\n\r\nx\r\n${part('photo')}; filename="a.jpg"\r\n\r\n`;
    const photo = await tinyJpeg();
    const slowly = async function* () {
      yield Buffer.concat([Buffer.from(head), photo.subarray(0, 100)]);
      await poll(() => childrenOf(service.pid).length > 0);
      yield Buffer.concat([photo.subarray(100), Buffer.from('\r\n--x--\r\n')]);
    };
    const { statusCode, body } = await request(`${service.url}/api/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: Readable.from(slowly()),
    });
    await body.dump();
    expect(statusCode).toBe(201);
  });

  it('a service starts another cleaner after one was killed', async () => {
    expect(await sendFiles({ photo: await tinyJpeg() })).toBe('201');
    const cleaners = childrenOf(service.pid);
    expect(cleaners.length).toBeGreaterThan(0);
    for (const pid of cleaners) process.kill(pid, 'SIGKILL');
    await poll(() => childrenOf(service.pid).length === 0);
    expect(await sendFiles({ photo: await tinyJpeg() })).toBe('201');
  });

  it('a service gives its cleaners none of its secrets, and ends them when it is killed', async () => {
    expect(await sendFiles({ photo: await tinyJpeg() })).toBe('201');
    const cleaners = childrenOf(service.pid);
    for (const pid of cleaners) expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/MONGO|SECRET|KEY/);
    service.signal('SIGKILL');
    await service.exit;
    await poll(() => cleaners.every((pid) => !isAlive(pid)));
  });
});

let sample: Sample;
beforeAll(async () => {
  sample = await startSample();
});
afterAll(() => sample.close());

it("a service cleans a member's proof before the queue of six accounts that are not approved and send 24 slow pictures", async () => {
  const slow = await plain(4_800, 4_800).ensureAlpha(0.5).webp({ quality: 1 }).toBuffer();
  const photo = await tinyJpeg();
  const memberId = newId();
  sample.members.standings.set(memberId, { isApproved: true, plan: null, isDeleted: false });
  const tokenOf = (id: string) => sample.tokens.memberToken({ memberId: id });
  const sendAs = async (token: string, picture: Buffer) =>
    send(sample.url, upload, { body: { caption: 'x' }, files: { photo: picture }, token });
  const member = await tokenOf(memberId);
  const strangers = await Promise.all(Array.from({ length: 6 }, () => tokenOf(newId())));
  expect((await sendAs(member, photo)).status).toBe(201);
  let cleaned = 0;
  const attack = strangers.flatMap((token) =>
    [1, 2, 3, 4].map(async () => {
      const answer = await sendAs(token, slow);
      if (answer.status === 201) cleaned += 1;
      return answer;
    }),
  );
  // The first answer comes when a picture was cleaned or found no place in the queue, so the queue is full by then.
  await Promise.race(attack);
  for (let count = 0; count < 3; count += 1) {
    const before = cleaned;
    const { status, error } = await sendAs(member, photo);
    expect(`${status} ${error?.code ?? ''}`).toBe('201 ');
    // It waits only for the pictures in work, not for the queue.
    expect(cleaned - before).toBeLessThan(4);
  }
  const answers = await Promise.all(attack);
  const codes = new Set(answers.map(({ status, error }) => `${status} ${error?.code ?? ''}`.trim()));
  expect([...codes].filter((code) => code !== '201' && code !== '429 FILE.QUEUED')).toEqual([]);
  expect(answers.find(({ status }) => status === 429)?.error?.details).toMatchObject({ position: expect.any(Number) });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
