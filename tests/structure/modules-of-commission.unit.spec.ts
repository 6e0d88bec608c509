import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const source = join(import.meta.dirname, '../../services/commission/src');
const modules = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function importsOf(module: string): readonly string[] {
  const files = readdirSync(join(source, module), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.spec.'))
    .map((file) => join(source, module, file));
  const imported = files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => relative(source, join(dirname(file), fileName)).split(sep)[0]!),
  );
  return [...new Set(imported)].filter((name) => name !== module && modules.includes(name)).toSorted();
}

const imports = new Map(modules.map((module) => [module, importsOf(module)]));

function neededBy(module: string, found = new Set<string>()): ReadonlySet<string> {
  for (const next of imports.get(module) ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    neededBy(next, found);
  }
  return found;
}

describe('the modules of commission', () => {
  it('import each other one way: no module needs itself', () => {
    expect(modules.filter((module) => neededBy(module).has(module))).toEqual([]);
  });

  it.each([
    ['payouts', []],
    ['payables', ['payouts']],
    ['transfers', ['payouts', 'payables']],
    ['bank-files', ['payouts', 'payables', 'transfers']],
  ] as const)('%s imports, of the modules that pay members, only %j', (module, allowed) => {
    const paying = ['payouts', 'payables', 'transfers', 'bank-files'];
    const found = imports.get(module)!.filter((name) => paying.includes(name));
    expect(found.filter((name) => !allowed.some((one) => one === name))).toEqual([]);
  });

  it('the modules are found in the compared imports', () => {
    expect(imports.get('bank-files')).toContain('transfers');
    expect(neededBy('bank-files')).toContain('ledger');
  });
});
