import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { bundlePrograms } from '@deepam/local-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

let root = '';
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
const bundle = () =>
  bundlePrograms(root, [
    ['gateway.js', 'gateway/dist/main.js'],
    ['network-recount.js', 'services/network/dist/recount.js'],
  ]);
const printed = async (folder: string, name: string) =>
  (await promisify(execFile)(process.execPath, [join(folder, name)])).stdout.trim();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'deepam-bundle-'));
  await write('package.json', '{ "type": "module" }');
  await write('package-lock.json', '{}');
  const libraries = ['bank-statements', 'contracts', 'members', 'messaging', 'platform'];
  for (const folder of [...libraries.map((name) => `libs/${name}`), 'services/network', 'gateway']) {
    await mkdir(join(root, folder, 'dist'), { recursive: true });
    await write(`${folder}/package.json`, '{ "type": "module" }');
  }
  await write('libs/platform/dist/index.js', "export class Same {}\nexport const word = 'first';");
  await write('gateway/dist/main.js', "import { word } from '../../libs/platform/dist/index.js';\nconsole.log(word);");
  await write(
    'services/network/dist/recount.js',
    "import { Same as Other } from '../../../libs/platform/dist/index.js';\nclass Same extends Other {}\nconsole.log(Same.name);",
  );
});
afterAll(() => rm(root, { recursive: true }));

it('programs are bundled once, and again after a change of a compiled file', async () => {
  const folder = await bundle();
  expect(await printed(folder, 'gateway.js')).toBe('first');
  expect(await bundle()).toBe(folder);
  await write('libs/platform/dist/index.js', "export class Same {}\nexport const word = 'second, by another build';");
  expect(await printed(await bundle(), 'gateway.js')).toBe('second, by another build');
  // A running process of the old bundle continues.
  expect(await printed(folder, 'gateway.js')).toBe('first');
});

it("programs are bundled again after a change of a package's side effects", async () => {
  const folder = await bundle();
  await write('libs/platform/package.json', '{ "type": "module", "sideEffects": false }');
  expect(await bundle()).not.toBe(folder);
});

it('several processes may bundle concurrently', async () => {
  await write('gateway/dist/other.js', '');
  const folders = await Promise.all([bundle(), bundle(), bundle()]);
  expect(new Set(folders).size).toBe(1);
  expect(await printed(folders[0]!, 'gateway.js')).toBe('second, by another build');
});

it('bundled programs keep the names of classes', async () => {
  expect(await printed(await bundle(), 'network-recount.js')).toBe('Same');
});
