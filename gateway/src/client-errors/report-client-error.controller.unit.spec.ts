import { expect, it } from '@jest/globals';
import { SeenErrors } from './report-client-error.controller.js';

const minute = 60_000;

it('an error is logged once in ten minutes, however many browsers report it', () => {
  const seen = new SeenErrors();
  expect([0, 1, 9 * minute].map((now) => seen.isNews('a', now))).toEqual([true, false, false]);
  expect(seen.isNews('b', 9 * minute)).toBe(true);
  expect([10, 11].map((now) => seen.isNews('a', now * minute))).toEqual([true, false]);
});

it('hundreds of invented errors are only counted', () => {
  const seen = new SeenErrors();
  const news = Array.from({ length: 1_000 }, (_, number) => seen.isNews(String(number), 0));
  expect(news.filter(Boolean)).toHaveLength(100);
  expect(seen.isNews('1', 1)).toBe(false);
  expect(seen.isNews('1', 10 * minute)).toBe(true);
});
