import { expect, it } from '@jest/globals';
import { countsStill } from './not-now.js';

const dismissedAt = '2026-03-01T10:00:00.000Z';
const after = (ms: number) => Date.parse(dismissedAt) + ms;
const day = 86_400_000;

it('"Not now" counts for fourteen days', () => {
  expect(countsStill(dismissedAt, after(0))).toBe(true);
  expect(countsStill(dismissedAt, after(14 * day - 1))).toBe(true);
  expect(countsStill(dismissedAt, after(14 * day))).toBe(false);
});

it('"Not now" does not count without a valid past date', () => {
  expect(countsStill(null, after(0))).toBe(false);
  expect(countsStill('soon', after(0))).toBe(false);
  expect(countsStill(dismissedAt, after(-day))).toBe(false);
});
