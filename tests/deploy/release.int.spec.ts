import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNodeQuietly } from '@deepam/local-servers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findTool, kubectl } from '../runner/debian-tool.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const lockOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    version: string;
    packages: Record<string, { version?: string }>;
  };
const ours = Object.keys(lockOf(root).packages).filter((path) => !path.includes('node_modules/'));

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const file = (path: string) => readFileSync(join(folder, path), 'utf8');
const run = (program: string, ...args: string[]) => {
  const author = { GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.com' };
  const env = { ...process.env, ...author, ...committer };
  return runNodeQuietly([join(folder, 'deploy/release', program), ...args], { cwd: folder, env });
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deepam-release-'));
  const manifests = ours.map((path) => join(path, 'package.json'));
  const version = 'libs/contracts/src/product-version.ts';
  for (const path of [...manifests, version, 'package-lock.json', 'deploy/release', 'deploy/k8s']) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  mkdirSync(join(folder, 'docs'));
  writeFileSync(
    join(folder, 'docs/changelog.md'),
    '# Changelog\n\n## [Unreleased]\n\n- New.\n\n## [0.0.9] - 2026-01-01\n\n- Old.\n',
  );
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a release gives everything one version, closes the changelog, commits and tags', async () => {
  expect(await run('release.mjs', '7.10.0')).toMatchObject({ code: 0 });
  const manifests = ours.map((path) => JSON.parse(file(join(path, 'package.json'))) as { version: string });
  expect(new Set(manifests.map(({ version }) => version))).toEqual(new Set(['7.10.0']));
  const lock = lockOf(folder);
  expect(new Set([lock.version, ...ours.map((path) => lock.packages[path]!.version)])).toEqual(new Set(['7.10.0']));
  expect(file('docs/changelog.md')).toMatch(
    /## \[Unreleased\]\n\n## \[7\.10\.0\] - 20\d\d-\d\d-\d\d\n\n- New\.\n\n## \[0\.0\.9\]/,
  );
  expect(file('libs/contracts/src/product-version.ts')).toContain("productVersion = '7.10.0'");
  expect(file('deploy/k8s/components/images/kustomization.yaml').match(/newTag: 7\.10\.0/g)).toHaveLength(7);
  expect([git('status', '--porcelain'), git('log', '-1', '--format=%s')]).toEqual(['', 'chore(release): 7.10.0']);
  expect(git('describe')).toBe('v7.10.0');
  expect((await run('notes.mjs', '7.10.0')).output.trim()).toBe('- New.');
  expect(await run('release.mjs', '7.11.0')).toMatchObject({
    code: 1,
    output: expect.stringContaining('nothing under'),
  });
  expect(git('status', '--porcelain')).toBe('');
});

it.each<[string, string, () => unknown, RegExp]>([
  ['what is no version', '1.2', () => undefined, /three numbers, such as 1\.2\.0/],
  ['an earlier version', '0.0.9', () => undefined, /does not come after/],
  ['what is not committed', '7.0.0', () => writeFileSync(join(folder, 'new'), ''), /not committed/],
  ['another branch', '7.0.0', () => git('checkout', '--quiet', '-b', 'trial'), /on main; this is trial/],
  ['a tag that is there', '7.0.0', () => git('tag', 'v7.0.0'), /v7\.0\.0 is there already/],
])('a release is rejected with %s', async (_what, version, prepare, reason) => {
  prepare();
  const before = git('log', '--format=%H');
  const { code, output } = await run('release.mjs', version);
  expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
  expect(git('log', '--format=%H')).toBe(before);
});

it('a release runs the images that were pushed', async () => {
  const digestOf = (at: number) => `sha256:${String(at).repeat(64)}`;
  const names = ['gateway', 'identity', 'network', 'cotton-order', 'commission', 'notification', 'web'];
  const pushed = names.map((name, at) => [
    name,
    { 'containerimage.digest': digestOf(at), 'image.name': `registry.shop.in:5000/deepam/${name}:7.0.0` },
  ]);
  const metadata = join(folder, 'images.json');
  writeFileSync(metadata, JSON.stringify(Object.fromEntries(pushed.slice(1))));
  expect(await run('pin-images.mjs', metadata)).toMatchObject({ code: 1 });
  writeFileSync(metadata, JSON.stringify({ ...Object.fromEntries(pushed), 'buildx.build.warnings': [] }));
  expect(await run('pin-images.mjs', metadata)).toMatchObject({ code: 0 });
  const program = await findTool(kubectl, process.env, () => undefined);
  const rendered = execFileSync(program, ['kustomize', join(folder, 'deploy/k8s/overlays/production')], {
    encoding: 'utf8',
  });
  const images = new Set(rendered.match(/(?<=image: ).+/g));
  expect([...images].toSorted()).toEqual(
    names.map((name, at) => `registry.shop.in:5000/deepam/${name}@${digestOf(at)}`).toSorted(),
  );
});

it('a release lists all third-party parts, with licences that allow their delivery', async () => {
  const bomFile = join(folder, 'bom.json');
  expect(await run('sbom.mjs', bomFile)).toMatchObject({ code: 0 });
  const bom = JSON.parse(readFileSync(bomFile, 'utf8')) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; version: string; purl: string; hashes?: unknown[] }[];
  };
  expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', 'deepam']);
  const named = new Set(bom.components.map(({ name, version }) => `${name} ${version}`));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { name?: string }>>;
  };
  // Releases of npm differ in whether they list a package by the name that it is installed under.
  const ownName = (one: string) => {
    const [name, version] = one.split(' ') as [string, string];
    return `${lock.packages[`node_modules/${name}`]?.name ?? name} ${version}`;
  };
  const notices = readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8');
  const [packagesOfAll = ''] = notices.split('\n## Data\n');
  const delivered = [...packagesOfAll.matchAll(/^- (\S+) (\d[^\s:]*)(?=:|$)/gm)].map(
    ([, name, version]) => `${name} ${version}`,
  );
  expect(delivered.length).toBeGreaterThan(200);
  expect(delivered.filter((one) => !named.has(one) && !named.has(ownName(one)))).toEqual([]);
});
