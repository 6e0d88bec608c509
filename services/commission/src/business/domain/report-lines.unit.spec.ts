import { expect, it } from '@jest/globals';
import { figureOf, rowOf, totalOf } from './report-lines.js';

const line = (sales: number, received: number) => ({ key: 'Gold', sums: { sales, received } });

it('report lines are added up in whole paise, without fractions even for a million', () => {
  const lines = Array.from({ length: 1_000_000 }, () => line(1, 10));
  expect(totalOf(lines)).toEqual({ sales: 1_000_000, received: 10_000_000 });
});

it('report lines show amounts in rupees, and counts unchanged', () => {
  expect(rowOf({ ...line(3, 225_050), name: 'Asha' })).toEqual({
    key: 'Gold',
    name: 'Asha',
    figures: {
      sales: 3,
      received: 2250.5,
    },
  });
});

it('a column without events is zero', () => {
  expect(figureOf(line(1, 100).sums, 'givenBack')).toBe(0);
});
