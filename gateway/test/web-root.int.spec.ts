import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inlineScriptHashes } from '../src/web-root/built-pages.js';
import { startGateway, type GatewayTest } from './gateway-harness.js';

let gateway: GatewayTest;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(gateway.url + path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

it.each([
  ['/', 'Deepam'],
  ['/?ref=FL2345678', 'Deepam'],
  ['/dashboard', 'Dashboard'],
  ['/dashboard/', 'Dashboard'],
])('the address %s has its own page, which is always fresh', async (path, title) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.text).toContain(`<title>${title}</title>`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

it('the policy lets the script in the head of the pages run, and no other', async () => {
  const { headers, text } = await get('/dashboard');
  const [hash] = inlineScriptHashes('<script>go()</script>');
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' '${hash}';`);
  expect(inlineScriptHashes(text)).toEqual([]);
});

it('the built web lets only the worker that reads payment pictures compile WebAssembly', async () => {
  const folder = 'assets/receipt-reader-1a2b';
  await mkdir(join(gateway.webRoot, folder), { recursive: true });
  for (const name of ['worker.js', 'core.js']) await writeFile(join(gateway.webRoot, folder, name), 'go()');
  const paths = [`/${folder}/worker.js`, `/${folder}/core.js`, '/assets/app-1a2b.js', '/dashboard', '/nowhere'];
  const policies = await Promise.all(
    paths.map(async (path) => (await get(path)).headers.get('content-security-policy')),
  );
  expect(policies.map((policy) => policy?.includes("'wasm-unsafe-eval'"))).toEqual([true, false, false, false, false]);
});

it.each(['/nowhere', '/dashboard/more', '/nothing.png', '/%2e%2e/package.json', '/.env'])(
  '%s gets 404 with the not-found page',
  async (path) => {
    const answer = await get(path, { 'if-none-match': '*' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);
    expect(answer.text).toContain('Not here');
  },
);

it.each(['/API/USER/LOGIN', '//api/user/login', '/api'])(
  '%s was meant for the API, which has no pages',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      404,
      expect.objectContaining({ code: 'REQUEST.NOT_FOUND' }),
    ]);
  },
);

it('hashed files are cached for ever, and files of a new build are served without a restart', async () => {
  expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/app-3c4d.js')).status).toBe(404);
  await writeFile(join(gateway.webRoot, 'assets/app-3c4d.js'), 'go(2)');
  expect((await get('/assets/app-3c4d.js')).text).toBe('go(2)');
});

it('a browser that reads brotli gets the file that the build compressed', async () => {
  const file = join(gateway.webRoot, 'assets/big-5e6f.js');
  await writeFile(file, 'plain');
  await writeFile(`${file}.br`, brotliCompressSync('compressed'));
  const answer = await get('/assets/big-5e6f.js', { 'accept-encoding': 'br' });
  expect([answer.headers.get('content-encoding'), answer.text]).toEqual(['br', 'compressed']);
});
