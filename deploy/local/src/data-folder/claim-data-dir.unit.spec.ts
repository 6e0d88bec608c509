import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { claimDataDir } from './claim-data-dir.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deepam-claim-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const silent = { info: () => {} };
const url = 'http://localhost:8080';

it('a data folder is claimed by only one of two concurrent starts', async () => {
  const claims = [claimDataDir(folder, url, silent), claimDataDir(folder, url, silent)];
  const outcomes = await Promise.allSettled(claims);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await readdir(folder)).toEqual(['run.json']);
});

it('a data folder is free after the end of its claiming process, even if another program has its number', async () => {
  await writeFile(join(folder, 'claim-1'), '');
  await claimDataDir(folder, url, silent);
  expect(await readdir(folder)).toEqual(['run.json']);
});
