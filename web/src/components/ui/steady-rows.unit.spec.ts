import { expect, it } from '@jest/globals';
import { steadyRows } from './steady-rows.js';

const after = (shown: string, fresh: string) => {
  const { rows, held } = steadyRows([...shown], [...fresh], (row) => row);
  return `${rows.join('')} ${held}`;
};

it('rows keep their places, while new ones before them wait', () => {
  expect(after('abc', 'xabc')).toBe('abc 1');
  expect(after('abc', 'xaybc')).toBe('abc 2');
  expect(after('abc', 'cba')).toBe('abc 0');
});

it('rows are followed by new ones that belong behind them', () => {
  expect(after('abc', 'abcx')).toBe('abcx 0');
  expect(after('abc', 'acx')).toBe('acx 0');
  expect(after('abc', 'xacy')).toBe('acy 1');
});

it('all new rows are shown if none of the old ones is left', () => {
  expect(after('abc', 'xyz')).toBe('xyz 0');
  expect(after('', 'xyz')).toBe('xyz 0');
  expect(after('abc', '')).toBe(' 0');
});
