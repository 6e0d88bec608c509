import { expect, it } from '@jest/globals';
import { secretsOf } from './secrets.js';

const [one, other] = ['a'.repeat(32), 'b'.repeat(43)];

it('a setting may have a single secret', () => {
  expect(secretsOf(one)).toEqual([one]);
});

it('commas divide several secrets, in order', () => {
  expect(secretsOf(`${other},${one}`)).toEqual([other, one]);
  expect(secretsOf(`${other}, ${one}`)).toEqual([other, one]);
});

it('a comma belongs to the secret unless there is a whole secret on both of its sides', () => {
  expect(secretsOf(`${one},short`)).toEqual([`${one},short`]);
  expect(secretsOf(`${one},`)).toEqual([`${one},`]);
});
