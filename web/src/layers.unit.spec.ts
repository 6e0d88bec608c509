import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from '@jest/globals';

const source = import.meta.dirname;

const allowed: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  components: ['lib', 'assets'],
  shared: ['components', 'lib', 'assets'],
  features: ['shared', 'components', 'lib', 'assets'],
};

function folderOf(path: string) {
  const [layer = '', feature] = relative(source, path).split(sep);
  return { layer, name: layer === 'features' ? `features/${feature}` : layer };
}

function wrongImports(path: string, code: string): string[] {
  const from = folderOf(path);
  const others = allowed[from.layer];
  if (others === undefined) return [];
  return [...code.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'(\.[^']*)'/gm)]
    .map(([, specifier]) => folderOf(join(dirname(path), specifier!)))
    .filter(({ layer, name }) => name !== from.name && !others.includes(layer))
    .map(({ name }) => `${relative(source, path)} imports ${name}`);
}

it('no layer of the web imports one above it, and no feature another', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.component\.spec)\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((name) => wrongImports(join(source, name), readFileSync(join(source, name), 'utf8')));
  expect(found).toEqual([]);
});

it.each([
  ['lib/format/money.ts', `import { Button } from '../../components/button.js';`, 'components'],
  ['features/cotton/page.tsx', `const map = () => import('../contact/contact-map.js');`, 'features/contact'],
  ['features/cotton/page.tsx', `export * from '../../languages/areas.js';`, 'languages'],
  ['components/card.tsx', `import '../features/home/home.css';`, 'features/home'],
])('the layer %s may not contain %s', (name, code, other) => {
  expect(wrongImports(join(source, name), code)).toEqual([`${name} imports ${other}`]);
});
