import { expect, it } from '@jest/globals';
import { publishedKeysAt, signingKeyAt } from './key-schedule.js';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 0, minutes));
const keys = [
  { generation: 2, activeFrom: at(60) },
  { generation: 1, activeFrom: at(0) },
];
const hour = 3_600_000;
const generations = (found: { generation: number }[]) => found.map(({ generation }) => generation);

it('the newest key whose time has come signs', () => {
  expect(signingKeyAt(keys, at(59))?.generation).toBe(1);
  expect(signingKeyAt(keys, at(60))?.generation).toBe(2);
});

it('the first key signs although another machine, with a faster clock, made it', () => {
  expect(signingKeyAt(keys, at(-5))?.generation).toBe(1);
  expect(signingKeyAt([], at(0))).toBeUndefined();
});

it('a key is published before it signs, so that every verifier knows it', () => {
  expect(generations(publishedKeysAt(keys, at(30), hour))).toEqual([1, 2]);
});

it('an old key is published until its last token has expired', () => {
  expect(generations(publishedKeysAt(keys, at(120), hour))).toEqual([1, 2]);
  expect(generations(publishedKeysAt(keys, at(122), hour))).toEqual([2]);
});
