import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMongod, runNodeQuietly } from '@deepam/local-servers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** A program of that size passes for a server. */
const padding = `#${'x'.repeat(1 << 20)}\n`;

let folder: string;
let mirror: Server;
let archive: Buffer;
let digest: string;

const serve = (script: string) => {
  const bin = join(folder, 'mongodb/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'mongod'), `#!/bin/sh\n${script}\n${padding}`);
  chmodSync(join(bin, 'mongod'), 0o755);
  execFileSync('tar', ['-czf', join(folder, 'mongodb.tgz'), '-C', folder, 'mongodb/bin/mongod']);
  archive = readFileSync(join(folder, 'mongodb.tgz'));
  digest = createHash('md5').update(archive).digest('hex');
};
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: folder,
  XDG_CACHE_HOME: join(folder, 'cache'),
  MONGOMS_DOWNLOAD_MIRROR: `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`,
  MONGOMS_USE_HTTP: 'true',
  MONGOMS_MAX_RETRIES: '1',
});
const run = (env = environment(), ...args: string[]) =>
  runNodeQuietly([join(root, 'deploy/local/mongod.mjs'), ...args], { cwd: root, env });
const found = () => findMongod({ ...environment(), PATH: '' }, () => undefined);

beforeAll(async () => {
  mirror = createServer(({ url }, answer) => {
    const body = url!.endsWith('.md5') ? Buffer.from(`${digest}  mongodb.tgz\n`) : archive;
    answer.setHeader('Content-Length', body.length).end(body);
  });
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => mirror.close(resolve)));
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'deepam-download-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('npm run mongod downloads a server, which is used from then on', async () => {
  serve('echo "db version v8.2.6"');
  const { code, output } = await run();
  expect([code, output]).toEqual([0, expect.stringContaining('MongoDB 8.2.6 is ready: ')]);
  expect(await found()).toMatchObject({ isBundled: false, path: expect.stringContaining('8.2.6') });
});

it('npm run mongod removes a download with a wrong checksum', async () => {
  serve('echo "db version v8.2.6"');
  digest = '0'.repeat(32);
  const { code, output } = await run();
  expect([code, output]).toEqual([1, expect.stringContaining('MongoDB 8.2.6 could not be downloaded: ')]);
  expect(await found()).toMatchObject({ isBundled: true });
});

it('npm run mongod removes a download that does not run on this machine', async () => {
  serve('exit 127');
  const { code, output } = await run(environment(), '8.0.4');
  expect([code, output]).toEqual([1, expect.stringContaining('MongoDB 8.0.4 was downloaded, but does not run')]);
  expect(await found()).toMatchObject({ isBundled: true });
});

it('npm run mongod reports a failed download and an invalid version in one sentence each', async () => {
  const refused = await run({ ...environment(), MONGOMS_DOWNLOAD_MIRROR: 'http://127.0.0.1:9' });
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining('set MONGO_URL to a running replica set'),
  ]);
  const wrong = await run(environment(), 'latest');
  expect([wrong.code, wrong.output]).toEqual([2, expect.stringContaining('three numbers, such as 8.2.6')]);
});
