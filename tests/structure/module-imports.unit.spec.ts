import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { mutualImports, productSources } from './house.mjs';

const services = join(import.meta.dirname, '../../services');

function importsOf(source: string, module: string, modules: readonly string[]): readonly string[] {
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

type Imports = ReadonlyMap<string, readonly string[]>;

function importsIn(service: string): Imports {
  const source = join(services, service, 'src');
  const modules = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return new Map(modules.map((module) => [module, importsOf(source, module, modules)]));
}

function neededBy(module: string, imports: Imports, found = new Set<string>()): ReadonlySet<string> {
  for (const next of imports.get(module) ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    neededBy(next, imports, found);
  }
  return found;
}

const modulesInCircles = (imports: Imports): string[] =>
  [...imports.keys()].filter((module) => neededBy(module, imports).has(module));

describe('two modules of a service', () => {
  const file = (path: string, ...imported: readonly string[]) =>
    [`services/shop/src/${path}.ts`, imported.map((from) => `import { x } from '${from}.js';`).join('\n')] as const;

  it('two modules of a service are listed if each imports the other one', () => {
    const orders = file('orders/place-order', '../stock/domain/kilograms', './domain/order', '@deepam/platform');
    const stock = file('stock/stock.service', '../orders/domain/order');
    expect(mutualImports(new Map([orders, stock]))).toEqual(['services/shop/src/orders services/shop/src/stock']);
  });

  it('two modules of a service are not listed if one imports the other one, and neither is a file outside of modules', () => {
    const orders = file('orders/place-order', '../stock/stock.service', '../config');
    const stock = file('stock/stock.service', './domain/kilograms', '../config');
    const config = file('config', './stock/domain/kilograms', './orders/domain/order');
    expect(mutualImports(new Map([orders, stock, config]))).toEqual([]);
  });

  it('two modules of a service never import each other in the product', () => {
    const sources = productSources();
    expect([...sources.keys()].filter((path) => path.startsWith('services/')).length).toBeGreaterThan(700);
    expect(mutualImports(sources)).toEqual([]);
  });
});

describe('modules that import each other in a circle', () => {
  it('modules that import each other in a circle are found', () => {
    const imports = new Map([
      ['orders', ['stock']],
      ['stock', ['prices']],
      ['prices', ['orders']],
      ['audit', ['orders']],
    ]);
    expect(modulesInCircles(imports)).toEqual(['orders', 'stock', 'prices']);
  });

  it.each(readdirSync(services))('%s has no modules that import each other in a circle', (service) => {
    const imports = importsIn(service);
    expect([...imports.values()].flat()).not.toEqual([]);
    expect(modulesInCircles(imports)).toEqual([]);
  });
});

describe('the modules of commission that pay members', () => {
  const paying = ['payouts', 'payables', 'transfers', 'bank-files'];
  const imports = importsIn('commission');

  it.each([
    ['payouts', []],
    ['payables', ['payouts']],
    ['transfers', ['payouts', 'payables']],
    ['bank-files', ['payouts', 'payables', 'transfers']],
  ] as const)('%s imports, of the modules that pay members, only %j', (module, allowed) => {
    const found = imports.get(module)!.filter((name) => paying.includes(name));
    expect(found.filter((name) => !allowed.some((one) => one === name))).toEqual([]);
  });

  it('the modules are found in the compared imports', () => {
    expect(imports.get('bank-files')).toContain('transfers');
    expect(neededBy('bank-files', imports)).toContain('ledger');
  });
});
