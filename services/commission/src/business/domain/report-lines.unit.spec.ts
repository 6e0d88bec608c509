import { describe, expect, it } from '@jest/globals';
import { figureOf, rowOf } from './report-at-the-edge.js';
import { totalOf } from './report-lines.js';

const line = (sales: number, received: number) => ({ key: 'Gold', sums: { sales, received } });

describe('the lines of a report', () => {
  it('are added up in whole paise, of which a million come to no fraction', () => {
    const lines = Array.from({ length: 1_000_000 }, () => line(1, 10));
    expect(totalOf(lines)).toEqual({ sales: 1_000_000, received: 10_000_000 });
  });

  it('go out in rupees, but what they count stays', () => {
    expect(rowOf({ ...line(3, 225_050), name: 'Asha' })).toEqual({
      ...{ key: 'Gold', name: 'Asha' },
      figures: { sales: 3, received: 2_250.5 },
    });
  });

  it('say zero in a column in which nothing happened', () => {
    expect(figureOf(line(1, 100).sums, 'givenBack')).toBe(0);
  });
});
