import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const sources = ['libs', 'services', 'gateway', 'web', 'deploy/local', 'tests'];
const single = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const left = new Set(['node_modules', 'dist', 'test', 'browser', 'screenshots', 'test-results', '.vite']);
const outputsOf = (root) => [
  'gateway/dist/main.js',
  'web/dist/index.html',
  'deploy/local/dist/index.js',
  'tests/dist/runner/test.js',
  ...readdirSync(join(root, 'services')).map((name) => `services/${name}/dist/main.js`),
];

/** Nx knows which projects have changed; without a changed source it is not called. */
export async function build(root, say, projects = [], beforeWork = async () => {}) {
  const stampFile = join(root, 'node_modules/.cache/deepam/build-stamp');
  const stamp = stampOf(root);
  const isBuilt = outputsOf(root).every((file) => existsSync(join(root, file)));
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await beforeWork();
  say('Building …');
  const selection = projects.length > 0 ? ['--projects', projects.join(',')] : [];
  const { code, output } = await run(
    process.execPath,
    [programOf(root, 'nx'), 'run-many', '-t', 'build', '--outputStyle=static', ...selection],
    {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
      say,
      what: 'building',
      onLine: (line) => {
        const [, name] = /^> nx run @deepam\/([\w-]+):build/.exec(line) ?? [];
        if (name) say(`built ${name}`);
      },
    },
  );
  if (code !== 0) throw new Error(`${failedParts(output)}\nThe build failed: see above.`);
  if (projects.length > 0) return;
  mkdirSync(join(root, 'node_modules/.cache/deepam'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function programOf(root, name) {
  const folder = join(root, 'node_modules', name);
  return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin[name]);
}

function failedParts(output) {
  const failed = [...(output.split('Failed tasks:')[1] ?? '').matchAll(/^- (@deepam\/[\w-]+:build)/gm)].map(
    ([, task]) => task,
  );
  const parts = output
    .split(/^(?=> nx run )/m)
    .filter((part) => failed.some((task) => part.startsWith(`> nx run ${task}`)));
  return parts.length > 0 ? parts.map((part) => part.split('\n NX ')[0].trimEnd()).join('\n\n') : output;
}

function stampOf(root) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  };
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (left.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (!/\.spec\.tsx?$/.test(entry.name)) add(path);
    }
  };
  sources.forEach(walk);
  single.forEach(add);
  return hash.digest('hex');
}
