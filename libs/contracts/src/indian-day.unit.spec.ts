import { expect, it } from '@jest/globals';
import { indianDay } from './indian-day.js';

it('a day begins at midnight in India', () => {
  const days = ['2026-12-31T18:29:59.999Z', '2026-12-31T18:30:00.000Z'].map((at) => indianDay(new Date(at)));
  expect(days).toEqual(['2026-12-31', '2027-01-01']);
});
