import { expect, it } from '@jest/globals';
import { afterDecision, neighbourOf } from './place.js';

const ids = ['a', 'b', 'c'];

it('the place in a queue moves to the next and back, and stays at the ends', () => {
  expect([neighbourOf(ids, 'b', 1, 1), neighbourOf(ids, 'b', 1, -1)]).toEqual(['c', 'a']);
  expect([neighbourOf(ids, 'c', 2, 1), neighbourOf(ids, 'a', 0, -1)]).toEqual([null, null]);
});

it('the desk continues at the place of a case that another clerk has decided', () => {
  expect(neighbourOf(ids, 'gone', 1, 1)).toBe('b');
  expect(neighbourOf(ids, 'gone', 1, -1)).toBe('a');
  expect(neighbourOf([], 'gone', 0, 1)).toBeNull();
});

it('the place after a decision is that of the next case, at the end that of the previous one', () => {
  expect(afterDecision(ids, 'b')).toBe('c');
  expect(afterDecision(ids, 'c')).toBe('b');
  expect(afterDecision(['c'], 'c')).toBeNull();
});
