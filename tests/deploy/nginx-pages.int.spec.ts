import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isTrialOrigin } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { imageTime, script, ShippedNginx, type NginxSettings } from './nginx/shipped-nginx.js';
import { standInGateway, type StandInGateway } from './nginx/stand-in-gateway.js';

const rows = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Sunita Deshmukh' })));
const running: ShippedNginx[] = [];
let gateway: StandInGateway;

beforeAll(async () => {
  gateway = await standInGateway(({ url }, response) => {
    response.setHeader('content-type', url === '/api/stream' ? 'text/event-stream' : 'application/json; charset=utf-8');
    response.end(url === '/api/small' ? '{}' : rows);
  });
});
afterAll(async () => {
  for (const each of running) await each.close();
  gateway.close();
});

async function started(settings: Omit<NginxSettings, 'GATEWAY_URL'> = {}): Promise<ShippedNginx> {
  const nginx = await ShippedNginx.prepare({ GATEWAY_URL: gateway.url, ...settings });
  running.push(nginx);
  await nginx.check();
  await nginx.start();
  return nginx;
}

async function get({ port }: ShippedNginx, path: string, accepted = '') {
  const answer = await request(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': accepted } });
  const { headers, statusCode: status } = answer;
  return { headers, status, body: Buffer.from(await answer.body.arrayBuffer()) };
}

describe('pages of the web image', () => {
  let nginx: ShippedNginx;
  beforeAll(async () => {
    nginx = await started({ PUBLIC_ORIGIN: 'https://shop.deepam.example/' });
  });

  it.each([
    ['', undefined, (body: Buffer) => body],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0.9', 'br', brotliDecompressSync],
  ] as const)('a page is sent for "%s" with the coding %s, and so are files', async (accepted, coding, opened) => {
    const file = await get(nginx, '/assets/app-1.js', accepted);
    expect(file.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect([file.status, file.headers['content-encoding']]).toEqual([200, coding]);
    expect(opened(file.body).toString()).toBe(script);

    const page = await get(nginx, '/contact', accepted);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect([page.status, page.headers['content-encoding']]).toEqual([200, coding]);
    expect(opened(page.body).toString()).toContain('<p>write to us</p>');

    const missing = await get(nginx, '/no-such-page', accepted);
    expect([missing.status, missing.headers['content-encoding']]).toEqual([404, undefined]);
    expect(missing.body.toString()).toBe('<p>no such page</p>');
  });

  it('the web image serves one page for all member ids, and 404 for an invalid id', async () => {
    const member = await get(nginx, '/members/0123456789abcdef01234567?part=plans', '');
    expect([member.status, member.body.toString()]).toEqual([200, expect.stringContaining('a member')]);
    expect((await get(nginx, '/members/asha', '')).status).toBe(404);
  });

  it('pages of the web image name the address that the container was started with', async () => {
    const home = await get(nginx, '/');
    expect(home.body.toString()).toBe('<link rel="canonical" href="https://shop.deepam.example/"><p>home</p>');
    expect((await get(nginx, '/sitemap.xml')).body.toString()).toBe('<loc>https://shop.deepam.example/</loc>');
  });

  it('pages have the age of the image, so that every replica reports the same', async () => {
    for (const coding of ['', 'gzip', 'br']) {
      const { headers } = await get(nginx, '/contact', coding);
      expect(headers['last-modified']).toBe(imageTime.toUTCString());
    }
  });

  it('pages of the web image demand HTTPS where the product has it', async () => {
    const securityOf = async (replica: ShippedNginx) => {
      const { headers } = await get(replica, '/');
      const policy = String(headers['content-security-policy']);
      return [headers['strict-transport-security'], policy.includes('upgrade-insecure-requests')];
    };
    expect(await securityOf(nginx)).toEqual(['max-age=31536000; includeSubDomains', true]);
    expect(await securityOf(await started({ PUBLIC_ORIGIN: 'http://localhost:8080' }))).toEqual([undefined, false]);
  });

  it('pages of the web image name the charset of texts, and none of pictures', async () => {
    const typeOf = async (path: string) => (await get(nginx, path)).headers['content-type'];
    expect(await typeOf('/contact')).toBe('text/html; charset=utf-8');
    expect(await typeOf('/assets/app-1.js')).toBe('application/javascript; charset=utf-8');
    expect(await typeOf('/sitemap.xml')).toBe('text/xml; charset=utf-8');
  });

  it('pages of the web image let only the worker that reads payment pictures compile WebAssembly', async () => {
    const folder = '/assets/receipt-reader-1a2b';
    const paths = [`${folder}/worker.js`, `${folder}/core.js`, '/assets/app-1.js', '/contact', '/no-such-page'];
    const policies = await Promise.all(
      paths.map(async (path) => String((await get(nginx, path)).headers['content-security-policy'])),
    );
    expect(policies.map((policy) => policy.includes("'wasm-unsafe-eval'"))).toEqual([true, false, false, false, false]);
    expect(policies.every((policy) => policy.includes("script-src 'self' 'sha256-") || policy.includes('wasm'))).toBe(
      true,
    );
  });

  it("the demo's pages are not served on the internet, unless in a trial", async () => {
    const origins = ['https://deepam.in', 'https://203.0.113.7', 'http://localhost:8080', 'http://[::1]:80'];
    origins.push('https://deepam.example', 'http://shop.internal', 'https://7up.in', 'https://localhost.in');
    for (const PUBLIC_ORIGIN of origins) {
      const start = ShippedNginx.prepare({ GATEWAY_URL: gateway.url, PUBLIC_ORIGIN });
      if (isTrialOrigin(PUBLIC_ORIGIN)) running.push(await start);
      else await expect(start).rejects.toMatchObject({ stderr: expect.stringContaining('COMPANY_FILE') });
    }
    await started({ PUBLIC_ORIGIN: 'https://deepam.in', ALLOW_EXAMPLE_VALUES: '1' });
  });

  it.each([
    'deepam.in',
    'ftp://deepam.in',
    'https://deepam.in/shop',
    'https://a"b.in',
    'https://deepam.in\nx',
    'https://',
  ])('no pages are written for the address %j', async (PUBLIC_ORIGIN) => {
    const start = ShippedNginx.prepare({ GATEWAY_URL: gateway.url, PUBLIC_ORIGIN });
    await expect(start).rejects.toMatchObject({ code: 78, stderr: expect.stringContaining('PUBLIC_ORIGIN') });
  });
});

describe('calls through the web image', () => {
  let nginx: ShippedNginx;
  beforeAll(async () => {
    nginx = await started();
  });

  it('calls through the web image return compressed JSON to clients that accept it', async () => {
    const answer = await get(nginx, '/api/rows', 'gzip, br');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(answer.body.length).toBeLessThan(rows.length / 5);
    expect(gunzipSync(answer.body).toString()).toBe(rows);
    expect((await get(nginx, '/api/rows')).headers['content-encoding']).toBeUndefined();
    expect((await get(nginx, '/api/small', 'gzip')).headers['content-encoding']).toBeUndefined();
  });

  it('calls through the web image leave a stream uncompressed', async () => {
    expect((await get(nginx, '/api/stream', 'gzip')).headers['content-encoding']).toBeUndefined();
  });

  it('error answers of nginx itself demand HTTPS and load nothing', async () => {
    const behindHttps = await started({ PUBLIC_ORIGIN: 'https://shop.deepam.example' });
    const { status, headers } = await get(behindHttps, `/api/${'x'.repeat(40_000)}`);
    expect(status).toBe(414);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
  });

  it('redirects never name the port of the container', async () => {
    const { status, headers } = await get(nginx, '/api');
    expect([status, headers.location]).toEqual([301, '/api/']);
  });
});
