import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const source = import.meta.dirname;
type Imports = ReadonlyMap<string, readonly string[]>;

/** The files that a file imports by a relative path, types and lazy imports included. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(source, file), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => /^\..*\.js$/.test(fileName))
    .map(({ fileName }) => join(dirname(join(source, file)), fileName.replace(/js$/, 'ts')))
    .map((path) => relative(source, existsSync(path) ? path : `${path}x`));
}

/** The first circle that is met, from a file back to itself; null when there is none. */
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

describe('imports of the web', () => {
  it('that go in a circle are found', () => {
    const imports = new Map([
      ['a', ['b', 'c']],
      ['b', []],
      ['c', ['d']],
      ['d', ['c']],
    ]);
    expect(circleIn(imports)).toEqual(['c', 'd', 'c']);
  });

  it('go in no circle', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file),
    );
    const imports = new Map(files.map((file) => [file, importsOf(file)]));
    expect([...imports.values()].flat().length).toBeGreaterThan(files.length);
    expect([...imports.values()].flat().filter((file) => !imports.has(file))).toEqual([]);
    expect(circleIn(imports)).toBeNull();
  });
});
