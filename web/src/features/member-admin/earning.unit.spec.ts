import { expect, it } from '@jest/globals';
import { earningForm } from './earning.js';

const earningOf = (typed: string): number | null => earningForm.safeParse({ earning: typed }).data?.earning ?? null;

it.each([
  ['300', 300],
  [' 37.5 ', 37.5],
  ['0.01', 0.01],
  ['10000000', 10_000_000],
])('the amount %j is accepted', (typed, amount) => expect(earningOf(typed)).toBe(amount));

it.each(['', '0', '0.00', '-5', '1e3', '1.234', '10000001', 'ten'])('the amount %j is rejected', (typed) =>
  expect(earningOf(typed)).toBeNull(),
);
