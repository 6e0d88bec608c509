import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

const sayer = (startedAt) => (line) =>
  console.log(`${((Date.now() - startedAt) / 1_000).toFixed(1).padStart(5)} s  · ${line}`);

/**
 * Installs and builds what is missing; ends the process with one sentence where that is not possible.
 * @param options `beforeWork` may refuse before it takes minutes
 */
export async function prepare(startedAt, { projects = [], beforeWork = async () => {} } = {}) {
  const say = sayer(startedAt);
  try {
    checkNode();
    await install(root, say, beforeWork);
    await build(root, say, projects, beforeWork);
  } catch (error) {
    giveUp(error);
  }
}

/**
 * A failed build is a failed check of `npm test`, and the other checks still run if the runner itself can be compiled.
 */
export async function prepareTests(startedAt) {
  const say = sayer(startedAt);
  try {
    checkNode();
    await install(root, say);
  } catch (error) {
    giveUp(error, '\n0 passed, 1 failed');
  }
  const began = Date.now();
  try {
    await build(root, say);
    return [{ name: 'build', passed: 1, failed: 0, ms: Date.now() - began }];
  } catch (error) {
    console.error(error.message);
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    const { status } = spawnSync(process.execPath, [compiler, '-b', 'tests'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) giveUp(new Error('The test runner could not be compiled.'), '\n0 passed, 1 failed');
    return [{ name: 'build', passed: 0, failed: 1, ms: Date.now() - began }];
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
}

function giveUp(error, lastLine = '') {
  console.error(`\n${error.message}`);
  if (lastLine !== '') console.log(lastLine);
  process.exit(1);
}
