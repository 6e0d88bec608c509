import { expect, it } from '@jest/globals';
import { grouped, refusals } from './statement-refused.js';

it('a rejected statement names its rows as people in India write them', () => {
  expect(refusals['too-many-rows']).toContain('more than 20,000 rows');
  const inIndia = new Intl.NumberFormat('en-IN');
  for (const count of [0, 7, 60, 999, 1_000, 1_500, 20_000, 99_999, 100_000, 1_234_567, 12_345_678])
    expect(grouped(count)).toBe(inIndia.format(count));
});
