import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(root, { recursive: false, encoding: 'utf8' })
  .flatMap((folder) => [folder, ...subfoldersOf(folder).map((name) => join(folder, name))])
  .filter((folder) => existsSync(join(root, folder, 'src')) && existsSync(join(root, folder, 'tsconfig.json')));

type Imports = ReadonlyMap<string, readonly string[]>;

function subfoldersOf(folder: string): string[] {
  return ['libs', 'services', 'deploy'].includes(folder) ? readdirSync(join(root, folder)) : [];
}

function importsOf(source: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(source, file), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => /^\..*\.js$/.test(fileName))
    .map(({ fileName }) => join(dirname(join(source, file)), fileName.replace(/js$/, 'ts')))
    .map((path) => relative(source, existsSync(path) ? path : `${path}x`));
}

function circleIn(imports: Imports): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle !== null) return circle;
  }
  return null;
}

describe('imports', () => {
  it('circular imports are found', () => {
    const imports = new Map([
      ['a', ['b', 'c']],
      ['b', []],
      ['c', ['d']],
      ['d', ['c']],
    ]);
    expect(circleIn(imports)).toEqual(['c', 'd', 'c']);
  });

  describe.each(sources)('in %s', (folder) => {
    const source = join(root, folder, 'src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file),
    );
    const imports = new Map(files.map((file) => [file, importsOf(source, file)]));

    it('imports stay in the project: other projects are imported as packages, and a service by none', () => {
      expect([...imports.values()].flat().length).toBeGreaterThan(0);
      const leaving = [...imports].flatMap(([file, imported]) =>
        imported
          .filter((path) => path.startsWith('..'))
          .map((path) => `${join(folder, 'src', file)} imports ${join(folder, 'src', path)} of another project`),
      );
      expect(leaving).toEqual([]);
    });

    it('imports in %s lead to existing files', () => {
      const missing = [...imports].flatMap(([file, imported]) =>
        imported
          .filter((path) => !path.startsWith('..') && !imports.has(path))
          .map((path) => `${join(folder, 'src', file)} imports ${path}`),
      );
      expect(missing).toEqual([]);
    });

    it('imports form no circle, types included', () => {
      expect(circleIn(imports)).toBeNull();
    });
  });

  it('imports are checked in every project', () => {
    expect(sources.length).toBeGreaterThanOrEqual(15);
  });
});
