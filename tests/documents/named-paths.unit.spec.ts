import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));
const documents = [
  ...readdirSync(join(root, 'docs/how-to')).map((name) => `docs/how-to/${name}`),
  ...['docs/testing.md', 'docs/service-template.md', 'CONTRIBUTING.md'],
];
const isMade = (path: string): boolean => /member-count|\breturns\b|docs\/\.site/.test(path);

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code]) => code!.split(' '))
    .filter((word) => /^(libs|services|web|tests|docs|gateway|deploy)\/[\w./-]+$/.test(word));

const isThere = (path: string): boolean => {
  try {
    return readdirSync(join(root, dirname(path))).some((name) =>
      join(dirname(path), name).startsWith(path.replace(/\/$/, '')),
    );
  } catch {
    return false;
  }
};

it.each(documents)('the named paths exist: %s', (document) => {
  const paths = pathsIn(readFileSync(join(root, document), 'utf8')).filter((path) => !isMade(path));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

it('named paths are found', () => {
  expect(pathsIn('See `tests/browser` and `npm run int -- services/no-such/test`, not `<service>/test`.')).toEqual([
    'tests/browser',
    'services/no-such/test',
  ]);
  expect(isThere('services/no-such/test')).toBe(false);
});
