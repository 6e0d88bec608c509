import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { indianDay, indianTime } from './indian-day.js';

it('a day begins at midnight in India', () => {
  const days = ['2026-12-31T18:29:59.999Z', '2026-12-31T18:30:00.000Z'].map((at) => indianDay(new Date(at)));
  expect(days).toEqual(['2026-12-31', '2027-01-01']);
});

it('day and time are those of the time zone', () => {
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'medium' });
  const moments = fc.date({ min: new Date('1946-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(indianTime(moment)).toBe(time.format(moment));
      expect(indianDay(moment)).toBe(time.format(moment).slice(0, 10));
    }),
  );
});
