import { describe, expect, it } from '@jest/globals';
import { daysWaited, hoursWaited, promisedDay } from './service-levels.js';

const at = (text: string) => new Date(`${text}+05:30`);

describe('days waited', () => {
  it.each([
    ['2026-01-05T00:00:00', '2026-01-05T23:59:59.999', 0],
    ['2026-01-05T23:59:59.999', '2026-01-06T00:00:00', 1],
    ['2026-01-05T04:00:00', '2026-01-05T06:00:00', 0],
    ['2026-02-27T12:00:00', '2026-03-06T23:59:00', 7],
    ['2026-01-05T10:00:00', '2026-01-05T09:00:00', 0],
  ])('the days waited from %s to %s are %s', (from, to, days) => expect(daysWaited(at(from), at(to))).toBe(days));

  it('the number of days is as promised on the promised day, to its last moment', () => {
    const from = at('2026-12-28T18:45:00');
    expect(promisedDay(from, 7)).toBe('2027-01-04');
    expect(daysWaited(from, at('2027-01-04T23:59:59.999'))).toBe(7);
    expect(daysWaited(from, at('2027-01-05T00:00:00'))).toBe(8);
  });
});

describe('hours waited', () => {
  it.each([
    ['2026-01-05T10:00:00', '2026-01-05T10:00:00', 1],
    ['2026-01-05T10:00:00', '2026-01-05T11:00:00', 1],
    ['2026-01-05T10:00:00', '2026-01-06T10:00:00', 24],
    ['2026-01-05T10:00:00', '2026-01-06T10:00:00.001', 25],
    ['2026-01-05T10:00:00', '2026-01-05T09:00:00', 1],
  ])('the hours waited from %s to %s are %s', (from, to, hours) => expect(hoursWaited(at(from), at(to))).toBe(hours));
});
