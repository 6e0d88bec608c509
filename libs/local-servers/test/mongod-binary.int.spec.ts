import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMongod } from '@deepam/local-servers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mongodForData } from '../src/servers/mongo.js';

let folder: string;
let env: NodeJS.ProcessEnv;
const lines: string[] = [];
const log = (line: string) => void lines.push(line);

const program = (version: string, ...path: string[]): string => {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho "db version v${version}"\n`);
  chmodSync(file, 0o755);
  return file;
};
const downloaded = (version: string): string => {
  const file = program(version, 'cache/deepam/mongod', `mongod-x64-debian-${version}`);
  writeFileSync(`${file}.md5`, 'whole');
  return file;
};
const chosen = async () => (await findMongod(env, log)).path;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deepam-mongod-'));
  lines.length = 0;
  env = { PATH: join(folder, 'bin'), XDG_CACHE_HOME: join(folder, 'cache'), HOME: folder };
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the MongoDB of a machine is the named one, else that on PATH, else the newest downloaded one, else the packaged one', async () => {
  expect(await findMongod(env, log)).toMatchObject({ isBundled: true });
  const older = downloaded('8.2.6');
  expect(await chosen()).toBe(older);
  const newer = downloaded('8.10.0');
  expect(await chosen()).toBe(newer);
  const onPath = program('7.0.1', 'bin/mongod');
  expect(await chosen()).toBe(onPath);
  env.MONGOD_BINARY = program('8.0.4', 'named');
  expect(await chosen()).toBe(env.MONGOD_BINARY);
  env.MONGOD_BINARY = join(folder, 'nothing');
  await expect(chosen()).rejects.toThrow(/MONGOD_BINARY names .* not a program that can be run/);
});

it('an incomplete download is not used', async () => {
  program('8.2.6', 'cache/deepam/mongod/mongod-x64-debian-8.2.6');
  expect(await findMongod(env, log)).toMatchObject({ isBundled: true });
});

it('a server continues with data of its own series, and a later series of the same release takes them over', async () => {
  const first = downloaded('8.0.4');
  expect((await mongodForData(folder, env, log)).path).toBe(first);
  const later = downloaded('8.2.6');
  expect((await mongodForData(folder, env, log)).path).toBe(later);
  rmSync(later);
  await expect(mongodForData(folder, env, log)).rejects.toThrow(
    /made by MongoDB 8\.2, which 8\.0 cannot read.*npm run reset/,
  );
});

it('data of the packaged server keep it, even if a current one exists', async () => {
  mkdirSync(join(folder, 'db'));
  writeFileSync(join(folder, 'db/WiredTiger'), '');
  downloaded('8.2.6');
  expect(await mongodForData(folder, env, log)).toMatchObject({ isBundled: true });
  expect(lines).toEqual([expect.stringMatching(/MongoDB 4\.0 goes on .* after `npm run reset` it is 8\.2/)]);
  env.MONGOD_BINARY = program('8.2.6', 'named');
  await expect(mongodForData(folder, env, log)).rejects.toThrow(/made by MongoDB 4\.0, which 8\.2 cannot read/);
});
