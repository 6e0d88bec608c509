import { expect, it } from '@jest/globals';
import { coolingOffEnd } from './cooling-off.js';

it('the cooling-off period lasts until the end of the thirtieth day after the approval, in India', () => {
  expect(coolingOffEnd(new Date('2026-01-01T10:00:00Z')).toISOString()).toBe('2026-01-31T18:30:00.000Z');
});

it('the days are counted as in India: a moment before midnight has one day less than a moment after', () => {
  expect(coolingOffEnd(new Date('2026-01-01T18:29:59Z')).toISOString()).toBe('2026-01-31T18:30:00.000Z');
  expect(coolingOffEnd(new Date('2026-01-01T18:30:00Z')).toISOString()).toBe('2026-02-01T18:30:00.000Z');
});
