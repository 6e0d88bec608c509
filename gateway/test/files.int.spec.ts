import { writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBody } from '@deepam/contracts';
import { newId, requestContext, type ContextCaller, type UploadedFile } from '@deepam/platform';
import { poll, tinyPng } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startGateway, type GatewayTest } from './gateway-harness.js';

let gateway: GatewayTest;
const holder = { memberId: newId(), sessionVersion: 2 };
const linkTo = (file: string, caller: ContextCaller = holder) =>
  requestContext.run({ correlationId: 'a test', causationId: null, caller }, () => gateway.links.link(file));
let picture: Buffer;
let file: UploadedFile;
const key = `identity/avatars/${Date.now()}.png`;
beforeAll(async () => {
  gateway = await startGateway();
  picture = await tinyPng();
  const path = join(await mkdtemp(join(tmpdir(), 'deepam-file-')), 'picture');
  await writeFile(path, picture);
  file = { path, contentType: 'image/png', size: picture.length, sha256: '', perceptualHash: null };
  await gateway.objects.put(key, file);
});
afterAll(async () => {
  await gateway.objects.remove(key);
  await gateway.close();
});

it('signed links show the file to anyone who has one', async () => {
  const response = await fetch(gateway.url + linkTo(key));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+/);
  expect(response.headers.get('content-security-policy')).toMatch(/base-uri 'none'; frame-ancestors 'none'; sandbox$/);
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${key.split('/')[2]}"`);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
});

it.each(['identity/id-proofs', 'identity/pan-proofs', 'commission/payment-proofs'])(
  'a link to a file in %s leaves nothing in the browser',
  async (folder) => {
    const scan = `${folder}/${Date.now()}.png`;
    await gateway.objects.put(scan, file);
    const response = await fetch(gateway.url + linkTo(scan));
    await gateway.objects.remove(scan);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  },
);

it.each([
  ['without a signature', (link: string) => link.replace(/\?.*/, '')],
  [
    'with another signature',
    (link: string) => link.replace(/sig=(.)/, (_sig, first) => `sig=${first === 'A' ? 'B' : 'A'}`),
  ],
  ['with a later end', (link: string) => link.replace(/exp=\d/, 'exp=9')],
  ['for another file', (link: string) => link.replace('.png?', '.jpg?')],
  ['for a later session', (link: string) => link.replace(/\.2&/, '.3&')],
  ['with a doubled end', (link: string) => `${link}&exp=1`],
])('%s are refused', async (_what, spoil) => {
  const response = await fetch(gateway.url + spoil(linkTo(key)));
  expect([response.status, errorBody.strict().parse(await response.json()).code]).toEqual([403, 'FILE.LINK_EXPIRED']);
});

it('signed links end within six seconds of the end of their session or member, and links of other sessions stay', async () => {
  const linkOf = (memberId: string, sessionVersion: number, sessionId = 'a-session') =>
    gateway.url + linkTo(key, { memberId, sessionVersion, sessionId });
  const [changed, deleted] = [newId(), newId()];
  const [old, fresh, gone] = [linkOf(changed, 1), linkOf(changed, 2), linkOf(deleted, 1)];
  const ended = linkOf(changed, 2, 'the-phone');
  const statusOf = async (link: string) => {
    const response = await fetch(link);
    await response.arrayBuffer();
    return response.status;
  };
  expect(await Promise.all([old, fresh, gone, ended].map(statusOf))).toEqual([200, 200, 200, 200]);
  gateway.end({ changed, sessionId: 'the-phone', deleted });
  for (const link of [old, gone, ended]) await poll(async () => (await statusOf(link)) === 403, { timeout: 6_000 });
  expect(await statusOf(fresh)).toBe(200);
});

it('a link to a scan works only after identity has recorded the reader', async () => {
  const scan = `identity/id-proofs/${newId()}.png`;
  const path = join(await mkdtemp(join(tmpdir(), 'deepam-file-')), 'scan');
  await writeFile(path, picture);
  const file = { path, contentType: 'image/png', size: picture.length, sha256: '', perceptualHash: null };
  await gateway.objects.put(scan, file);
  const link = gateway.url + linkTo(scan, { ...holder, sessionId: 'a-session' });
  const headers = { 'x-forwarded-for': '203.0.113.7' };

  gateway.upstream.opened = [];
  expect((await fetch(link, { headers })).status).toBe(200);
  expect(gateway.upstream.opened).toEqual([
    { key: scan, memberId: holder.memberId, sessionId: 'a-session', address: '203.0.113.7' },
  ]);
  gateway.upstream.opened = null;
  expect((await fetch(link)).status).toBeGreaterThanOrEqual(500);
  gateway.upstream.opened = [];
  await (await fetch(gateway.url + linkTo(key))).arrayBuffer();
  expect(gateway.upstream.opened).toEqual([]);
  await gateway.objects.remove(scan);
});

it('a link to a removed file gets 404', async () => {
  const response = await fetch(gateway.url + linkTo('test/none.png'));
  expect([response.status, errorBody.strict().parse(await response.json()).code]).toEqual([404, 'FILE.NOT_FOUND']);
});
