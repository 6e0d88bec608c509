import { expect, it } from '@jest/globals';
import { brokenTexts, brokenValues } from './broken-values.js';
import { isDocumented, type SchemaNode } from './documented.js';

const id: SchemaNode = { type: 'string', pattern: '^[0-9a-f]{4}$' };
const amount: SchemaNode = { type: 'number', minimum: 1, maximum: 100, multipleOf: 0.01 };

it('broken values are exactly those that the documentation rejects', () => {
  expect(brokenValues(id, '65f0', true)).toEqual(
    expect.arrayContaining([null, 1, ['65f0'], { $gt: '' }, '65F0', '65f0\n', '5f0', '__proto__']),
  );
  expect(brokenValues(amount, 5, true)).toEqual(
    expect.arrayContaining(['NaN', '', true, [5], 0.999, 100.01, 1.005, '0x10', null]),
  );
  for (const value of brokenValues(amount, 5, true)) expect(isDocumented(amount, value)).toBe(false);
});

it('the broken values of a field omit null for optional fields, where null means absent', () => {
  expect(brokenValues(id, '65f0', false)).not.toContain(null);
});

it('broken values of a form or an address are texts, and a plain number is valid there', () => {
  const texts = brokenTexts(amount, '5');
  expect(texts).toEqual(expect.arrayContaining(['NaN', 'Infinity', '', '0.999', '100.01', '-1']));
  expect(texts).not.toContain('1');
  expect(texts).not.toContain('１２');
  expect(brokenTexts({ anyOf: [{ type: 'string', const: '' }, id] }, '65f0')).not.toContain('');
});

it('broken values of a list are other kinds, too many and too few', () => {
  const list: SchemaNode = { type: 'array', minItems: 2, maxItems: 2, items: id };
  expect(brokenValues(list, ['65f0', '65f1'], true)).toEqual(
    expect.arrayContaining([{ 0: '65f0', 1: '65f1' }, ['65f0', '65f0', '65f0'], ['65f1'], '65f0,65f1']),
  );
});
