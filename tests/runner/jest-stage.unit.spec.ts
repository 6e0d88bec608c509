import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { jestStage } from './jest-stage.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const specs = {
  sound: `it('passes', () => {});`,
  late: `const { existsSync, writeFileSync } = require('node:fs');
    it('passes later', () => { const isLater = existsSync(__filename + '.ran'); writeFileSync(__filename + '.ran', ''); expect(isLater).toBe(true); });
    it('passes', () => {});`,
  skipped: `it.skip('is for later', () => {}); it('passes', () => {});`,
  torn: `throw new Error('nowhere to be found');`,
  broken: `it('passes', () => {}); it('fails', () => expect(1).toBe(2));`,
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deepam-jest-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'say-nothing.cjs'), 'module.exports = class {};');
  await writeFile(
    join(folder, 'jest.config.json'),
    JSON.stringify({ projects: [{ displayName: 'small', testMatch: ['**/*.spec.js'] }] }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function stageOf(names: readonly (keyof typeof specs)[], secondRun: boolean) {
  await rm(join(folder, 'specs'), { recursive: true, force: true });
  await mkdir(join(folder, 'specs'));
  for (const name of names) await writeFile(join(folder, 'specs', `${name}.spec.js`), specs[name]);
  return jestStage('small', { cwd: folder, env: process.env, args: ['--reporters', './say-nothing.cjs'], secondRun });
}

it('a stage of missing files fails, and names them', async () => {
  const stage = await jestStage('unit', {
    cwd: root,
    env: process.env,
    args: ['--silent'],
    files: ['nobody/wrote-this'],
  });
  expect(stage).toMatchObject({ passed: 0, failed: 1, note: 'no spec matches nobody/wrote-this' });
});

it('a file that fails twice has failed, one that passes by itself is named', async () => {
  const stage = await stageOf(['sound', 'late', 'broken'], true);
  expect(stage).toMatchObject({ passed: 4, failed: 1 });
  expect(stage.unsteady).toEqual([
    expect.objectContaining({
      path: expect.stringMatching(/late\.spec\.js$/),
      failure:
        'passes later: Error: expect(received).toBe(expected) // Object.is equality Expected: true Received: false',
    }),
  ]);
  expect(stage.broken).toEqual([expect.objectContaining({ failure: expect.stringMatching(/^fails: .*Received: 1$/) })]);
});

it('a file that cannot be loaded, or has a test that is skipped, is reported', async () => {
  const { broken } = await stageOf(['torn', 'skipped'], false);
  expect(new Set(broken?.map(({ failure }) => failure))).toEqual(
    new Set([expect.stringContaining('nowhere to be found'), 'is for later: pending']),
  );
});

it('without a second run the first failure counts', async () => {
  expect(await stageOf(['sound', 'late'], false)).toMatchObject({ passed: 2, failed: 1 });
});
