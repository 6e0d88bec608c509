import { expect, it } from '@jest/globals';
import { isNewer } from './manifest.js';

it.each([
  ['1.0.0', '0.9.9'],
  ['1.10.0', '1.9.2'],
  ['1.9.3', '1.9.2'],
  ['1.10.0', '1.10.0-rc.2'],
  ['1.10.0-rc.10', '1.10.0-rc.2'],
  ['1.10.0-rc.1', '1.9.9'],
])('version %s is newer than %s, and not the other way round', (newer, older) => {
  expect([isNewer(newer, older), isNewer(older, newer)]).toEqual([true, false]);
});

it('a version is not newer than itself', () => {
  expect([isNewer('1.2.3', '1.2.3'), isNewer('1.2.3-rc.1', '1.2.3-rc.1')]).toEqual([false, false]);
});

it('an unreadable version counts as a later one', () => {
  expect(isNewer('next', '1.2.3')).toBe(true);
});
