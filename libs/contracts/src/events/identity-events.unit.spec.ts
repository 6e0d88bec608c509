import { expect, it } from '@jest/globals';
import { mayHaveChanged, profileChanged } from './identity-events.js';

it.each([
  ['it says so', ['name', 'idProofKey'] as const, true],
  ['it says others', ['idProofKey'] as const, false],
  ['it says none', [] as const, false],
  ['a later release said others that nobody here knows', ['title'] as const, false],
  ['it does not say what has changed', undefined, true],
])('a field may have changed if %s', (_when, changed, about) => {
  expect(mayHaveChanged({ changed: changed && [...changed] }, 'address', 'name')).toBe(about);
});

it('an event of a later release may name fields that this release does not know', () => {
  const changed = ['title', 'name'];
  expect(profileChanged.data.shape.changed.parse(changed)).toEqual(changed);
});
