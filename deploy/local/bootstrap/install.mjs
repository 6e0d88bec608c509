import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

export async function install(root, say, beforeWork = async () => {}) {
  const state = stateOf(root);
  if (state === 'complete') return;
  await beforeWork();
  say(state === 'none' ? 'Installing npm packages, a minute or two …' : 'Some npm packages have changed, installing …');
  const how = state === 'none' ? ['ci'] : ['install', '--no-save'];
  const args = [...how, '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', args, { cwd: root, say, what: 'installing npm packages' });
  if (code !== 0) {
    throw new Error(`${output}\nThe npm packages could not be installed: see above, then start again.`);
  }
  say('npm packages are installed');
}

function stateOf(root) {
  const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  let installed;
  try {
    installed = packagesOf('node_modules/.package-lock.json');
  } catch {
    return 'none';
  }
  const wanted = Object.entries(packagesOf('package-lock.json')).filter(([path]) => path.includes('node_modules/'));
  const isThere = ([path, { version, optional, devOptional }]) =>
    optional || devOptional || (path in installed && installed[path].version === version);
  return wanted.every(isThere) ? 'complete' : 'different';
}
