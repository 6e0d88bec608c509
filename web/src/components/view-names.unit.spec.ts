import { describe, expect, it } from '@jest/globals';
import { validate } from './form-validation.js';
import { viewNames } from './view-names.js';

const issues = async (names: Record<string, string | null>) => (await validate(viewNames, names)).issues;

describe('the names of saved views', () => {
  it('are as the server keeps them; null stands for a removed view', async () => {
    expect((await validate(viewNames, { a: '  Not   approved ', b: null })).output).toEqual({
      a: 'Not approved',
      b: null,
    });
  });

  it('are given, and not too long', async () => {
    expect(await issues({ a: ' ', b: 'x'.repeat(61), c: 'Gold' })).toEqual({ a: 'empty', b: 'too_big' });
  });

  it('are each there once', async () => {
    expect(await issues({ a: 'Gold', b: 'gold ', c: 'Silver' })).toEqual({ a: 'custom', b: 'custom' });
    expect(await issues({ a: 'Gold', b: null, c: null })).toEqual({});
  });
});
