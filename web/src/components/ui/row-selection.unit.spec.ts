import { expect, it } from '@jest/globals';
import { neighbourKey, rangeOf, withKeys } from './row-selection.js';

const keys = ['a', 'b', 'c', 'd'];

it('a selection with shift takes all rows between two, in either direction', () => {
  expect(rangeOf(keys, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(keys, 'c', 'c')).toEqual(['c']);
});

it('a selection contains no row that has gone', () => {
  expect(rangeOf(keys, 'gone', 'c')).toEqual([]);
});

it('a selection adds to the selected rows, and removes rows', () => {
  expect([...withKeys(new Set(['a']), ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...withKeys(new Set(['a', 'b']), ['b', 'c'], false)]).toEqual(['a']);
});

it('the selection stops at the first and the last row', () => {
  expect([neighbourKey(keys, 'a', -1), neighbourKey(keys, 'a', 1), neighbourKey(keys, 'd', 1)]).toEqual([
    'a',
    'b',
    'd',
  ]);
});
