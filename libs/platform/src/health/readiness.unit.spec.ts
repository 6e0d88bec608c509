import { beforeEach, expect, it } from '@jest/globals';
import { Readiness } from './readiness.js';

let readiness: Readiness;
const down = new Set<string>();
const partIsUp = (name: string) => () => {
  if (down.has(name)) throw new Error(`${name} is away`);
};
beforeEach(() => {
  down.clear();
  readiness = new Readiness();
  readiness.require('mongo', partIsUp('mongo'));
  readiness.observe('event consumer', 'changes made by other services', partIsUp('event consumer'));
});

it('readiness reports ready while every part is up', async () => {
  expect(await readiness.report()).toEqual({
    ready: true,
    checks: { mongo: 'up', 'event consumer': 'up' },
    unavailable: [],
  });
});

it('a process stays ready while an observed part is down, and names the unavailable work', async () => {
  down.add('event consumer');
  expect(await readiness.report()).toEqual({
    ready: true,
    checks: { mongo: 'up', 'event consumer': 'event consumer is away' },
    unavailable: ['changes made by other services'],
  });
});

it('readiness ends while a required part is down', async () => {
  down.add('mongo');
  expect(await readiness.report()).toMatchObject({
    ready: false,
    checks: { mongo: 'mongo is away' },
    unavailable: ['every call'],
  });
});

it('readiness ends for good when the process stops', async () => {
  readiness.stop();
  expect(await readiness.report()).toMatchObject({ ready: false, checks: { process: 'is stopping' } });
});
