import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { OperatorError } from '../operator-error.js';
import { localSecrets } from './secrets.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deepam-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('the local secrets are made once and kept in a file for its owner only', async () => {
  const file = join(folder, 'new', 'secrets.json');
  const first = await localSecrets(file);
  expect(await localSecrets(file)).toEqual(first);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('the local secrets differ between folders', async () => {
  const firstSecrets = await localSecrets(join(folder, 'one.json'));
  const two = await localSecrets(join(folder, 'two.json'));
  for (const name of Object.keys(firstSecrets) as (keyof typeof firstSecrets)[])
    expect(firstSecrets[name]).not.toBe(two[name]);
});

it('the local secrets keep the values of the file and add the missing ones', async () => {
  const file = join(folder, 'old.json');
  await writeFile(file, JSON.stringify({ fileLinkSecret: 'x'.repeat(32) }));
  const secrets = await localSecrets(file);
  expect(secrets.fileLinkSecret).toBe('x'.repeat(32));
  expect(secrets.vapidPrivateKey).toHaveLength(43);
  expect(secrets.vapidPublicKey).toHaveLength(87);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(secrets);
});

it.each(['', '{', 'null', '[]', '{"dataKeys":null}'])(
  'lost secrets are not replaced in a file with %j',
  async (text) => {
    const file = join(folder, 'broken.json');
    await writeFile(file, text);
    await expect(localSecrets(file)).rejects.toThrow(OperatorError);
    await expect(localSecrets(file)).rejects.toThrow('put a copy of it back');
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);

it('lost secrets are not replaced while data were stored with them', async () => {
  const file = join(folder, 'lost.json');
  await expect(localSecrets(file, true)).rejects.toThrow(OperatorError);
  expect(existsSync(file)).toBe(false);
});
