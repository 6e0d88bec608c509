import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));

const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: folder !== '.' })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name));
const documents = [...markdownIn('.'), ...markdownIn('docs')];

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));

function broken(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      return !existsSync(target) || (anchor !== undefined && !anchorsIn(target).includes(anchor));
    });
}

it.each(documents.map((path) => [path.slice(root.length), path]))('the document %s has no dead link', (_name, path) => {
  expect(broken(path)).toEqual([]);
});

it('the index of decisions has each of them once', () => {
  const folder = join(root, 'docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const named = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  const present = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
  expect(named.toSorted()).toEqual(present.toSorted());
});
