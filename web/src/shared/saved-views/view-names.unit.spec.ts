import { expect, it } from '@jest/globals';
import { validate } from '../../components/ui/form-validation.js';
import { viewNames } from './view-names.js';

const issues = async (names: Record<string, string | null>) => (await validate(viewNames, names)).issues;

it('names are compared like on the server; null removes a view', async () => {
  expect((await validate(viewNames, { a: '  Not   approved ', b: null })).output).toEqual({
    a: 'Not approved',
    b: null,
  });
});

it('a name is required and limited in length', async () => {
  expect(await issues({ a: ' ', b: 'x'.repeat(61), c: 'Gold' })).toEqual({ a: 'empty', b: 'too_big' });
});

it('each name is unique', async () => {
  expect(await issues({ a: 'Gold', b: 'gold ', c: 'Silver' })).toEqual({ a: 'custom', b: 'custom' });
  expect(await issues({ a: 'Gold', b: null, c: null })).toEqual({});
});
