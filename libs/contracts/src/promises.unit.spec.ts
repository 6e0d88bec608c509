import { describe, expect, it } from '@jest/globals';
import { deliveryDays, lastDayOf } from './promises.js';

describe('the last day of a promise', () => {
  it('is so many days of India later, whatever the time of the day', () => {
    expect(deliveryDays).toBe(7);
    expect(lastDayOf(7, new Date('2026-01-05T03:00:00Z'))).toBe('2026-01-12');
    expect(lastDayOf(7, new Date('2026-01-05T18:29:59Z'))).toBe('2026-01-12');
    expect(lastDayOf(7, new Date('2026-01-05T18:30:00Z'))).toBe('2026-01-13');
    expect(lastDayOf(7, new Date('2026-12-28T10:00:00Z'))).toBe('2027-01-04');
  });
});
