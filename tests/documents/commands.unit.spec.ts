import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { programs } from '@deepam/local-servers';
import { expect, it } from '@jest/globals';
import { composeServices } from '../deploy/compose-file.js';
import { calledByNpm, calledInContainers, namedServices } from './called-programs.js';

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const compiled = new Set(programs.map(([, file]) => file));
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const services = composeServices();
const imageOf = (service: string) => services[service]?.image;

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/operations.md',
  'docs/testing.md',
  'docs/alerts.md',
  'docs/observability.md',
  'docs/how-to/release.md',
];

it.each(documents)('the document %s calls existing programs, scripts and services', (path) => {
  const text = textOf(path);
  const calls = [...calledByNpm(text), ...calledInContainers(text, imageOf)];
  const unknown = calls.filter(([, file]) => file === null || !compiled.has(file)).map(([call]) => call);
  const noScripts = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].filter(([, name]) => !(name! in scripts));
  const noServices = namedServices(text).filter((name) => !(name in services));
  expect({ unknown, noScripts, noServices }).toEqual({ unknown: [], noScripts: [], noServices: [] });
});

it('faults are found: a program of another part, an unknown one, an unknown service', () => {
  const text = 'npm run command -- commission audits\ndocker compose run --rm -e A=b \\\n  network node dist/audit.js';
  expect(calledByNpm(text)).toEqual([['npm run command -- commission audits', null]]);
  expect(calledInContainers(text, imageOf)).toEqual([['network node dist/audit.js', 'services/network/dist/audit.js']]);
  expect(namedServices(`${text}\ndocker compose up --detach --scale commission=3 mongodb # all`)).toEqual([
    'network',
    'mongodb',
  ]);
});

it('commands are read in the documents', () => {
  const text = textOf('docs/operations.md');
  expect(calledByNpm(text).length).toBeGreaterThan(3);
  expect(calledInContainers(text, imageOf).length).toBeGreaterThan(10);
  expect(namedServices(text).length).toBeGreaterThan(20);
});
