import { expect, it } from '@jest/globals';
import { misfits, rows, titlePattern } from './rows.mjs';

it('the table fits the code: each search text occurs once, each test exists', () => {
  expect(rows.flatMap(misfits)).toEqual([]);
});

it('the table of mutations has at least 60 rows, each once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(new Set(rows.map(({ file, search, replacement }) => [file, search, replacement].join('\n'))).size).toBe(
    rows.length,
  );
});

it.each([
  ['tells a batch with another content: %s', 'tells a batch with another content: no rows (2)', true],
  ['costs 5 (five)', 'costs 5 (five)', true],
  ['costs 5.', 'costs 50', false],
])('the table of mutations finds the tests named %s by their title %s: %s', (test, title, expected) => {
  expect(new RegExp(titlePattern(test)).test(title)).toBe(expected);
});

it.each([
  'reuse of a UTR by its own sender after approval',
  '`route` left out of the idempotency id',
  'hold days counted from now instead of the sale',
  'the statement summary always called complete',
  'link expiry off by one',
  'a retry acknowledged before it is published',
  'the balance guard removed',
  'a rejection that keeps its proof',
  'the latest payouts read without their member',
])('the table has %s', (what) => {
  expect(rows.map((row) => row.what)).toContain(what);
});
