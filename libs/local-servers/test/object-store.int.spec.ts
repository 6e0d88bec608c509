import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startObjectStore, type ObjectStoreServer } from '../src/index.js';
import { bucketClient } from './marks.js';

let dataDir: string;
let server: ObjectStoreServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deepam-object-store-'));
  server = await startObjectStore({ dataDir });
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('the object store says whether a bucket is there without a look at its files', async () => {
  const client = bucketClient(server);
  await client.putObject(server.bucket, 'proof', 'a receipt');
  const folder = join(dataDir, 'files', server.bucket);
  const facts = (await readdir(folder)).find((name) => name.endsWith('metadata.json'));
  await writeFile(join(folder, facts!), 'not JSON');
  await expect(client.listObjectsV2(server.bucket).toArray()).rejects.toThrow();
  expect(await client.bucketExists(server.bucket)).toBe(true);
  expect(await client.bucketExists('another-bucket')).toBe(false);
});
