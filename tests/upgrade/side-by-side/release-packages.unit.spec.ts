import { expect, it } from '@jest/globals';
import { different, type Packages } from './release-packages.js';

const wanted: Packages = {
  '': { dependencies: { jest: '30' } },
  'services/network': { dependencies: { '@deepam/platform': '*', undici: '7.30.2' } },
  'libs/platform': { dependencies: { pino: '10.0.0' } },
  'node_modules/@deepam/platform': { resolved: 'libs/platform', link: true },
  'node_modules/undici': { version: '7.30.2', dependencies: { tiny: '^1.0.0' } },
  'node_modules/pino': { version: '10.0.0' },
  'node_modules/tiny': { version: '1.0.0' },
  'node_modules/jest': { version: '30.0.0' },
};

it('packages are the installed ones if the processes name the same versions', () => {
  expect(different(wanted, { ...wanted, 'node_modules/tiny': { version: '1.9.0' } })).toEqual([]);
  expect(different(wanted, { ...wanted, 'node_modules/jest': { version: '31.0.0' } })).toEqual([]);
});

it('packages differ if a service or a library of it names another version, or one that is missing here', () => {
  const { 'node_modules/undici': _, ...without } = wanted;
  expect(different(wanted, without)).toEqual(['undici']);
  expect(different(wanted, { ...wanted, 'node_modules/pino': { version: '9.0.0' } })).toEqual(['pino']);
  const own = { ...wanted, 'services/network/node_modules/undici': { version: '6.0.0' } };
  expect(different(wanted, own)).toEqual(['undici']);
});
