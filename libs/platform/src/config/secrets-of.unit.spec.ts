import { describe, expect, it } from '@jest/globals';
import { secretsOf } from './secrets-of.js';

const [one, other] = ['a'.repeat(32), 'b'.repeat(43)];

describe('a setting with a secret', () => {
  it('has one, as ever', () => {
    expect(secretsOf(one)).toEqual([one]);
  });

  it('has several where they are divided by commas, in their order', () => {
    expect(secretsOf(`${other},${one}`)).toEqual([other, one]);
    expect(secretsOf(`${other}, ${one}`)).toEqual([other, one]);
  });

  it('has one with a comma in it where no whole secret stands on both sides', () => {
    expect(secretsOf(`${one},short`)).toEqual([`${one},short`]);
    expect(secretsOf(`${one},`)).toEqual([`${one},`]);
  });
});
