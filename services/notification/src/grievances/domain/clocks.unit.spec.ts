import { describe, expect, it } from '@jest/globals';
import { acknowledgeBy, type Clocks, dueAlarms, dueBy, nextAlarm, redressBy, reopenUntil } from './clocks.js';

const india = (text: string) => new Date(`${text}+05:30`);

describe('the clocks of a grievance', () => {
  it('a grievance must be acknowledged within 48 hours, to the minute', () => {
    expect(acknowledgeBy(india('2026-01-31T23:59'))).toEqual(india('2026-02-02T23:59'));
  });

  it.each([
    ['2026-01-05T09:30', '2026-02-06T00:00'],
    ['2026-04-30T12:00', '2026-05-31T00:00'],
    ['2026-01-31T12:00', '2026-03-01T00:00'],
    ['2026-05-31T12:00', '2026-07-01T00:00'],
    ['2028-01-31T12:00', '2028-03-01T00:00'],
    ['2028-01-29T12:00', '2028-03-01T00:00'],
    ['2027-01-29T12:00', '2027-03-01T00:00'],
    ['2028-02-29T12:00', '2028-03-30T00:00'],
    ['2026-12-31T23:59', '2027-02-01T00:00'],
    ['2026-03-01T00:10', '2026-04-02T00:00'],
    ['2026-02-28T23:50', '2026-03-29T00:00'],
  ])('a grievance that came at %s must be redressed before %s', (received, due) => {
    expect(redressBy(india(received)).toISOString()).toBe(india(due).toISOString());
  });

  it('a ticket can be reopened for 15 days', () => {
    expect(reopenUntil(india('2026-02-20T10:00'))).toEqual(india('2026-03-07T10:00'));
  });
});

describe('the next deadline', () => {
  const clocks = (state: Clocks['state']): Clocks => ({
    state,
    acknowledgeBy: india('2026-01-07T09:00'),
    redressBy: india('2026-02-06T00:00'),
  });
  const [early, late] = [india('2026-01-01T00:00'), india('2026-03-01T00:00')];

  it('the deadlines are the acknowledgement, then the redress, then none', () => {
    expect(dueBy(clocks('Received'))).toEqual(clocks('Received').acknowledgeBy);
    expect(dueBy(clocks('Acknowledged'))).toEqual(clocks('Acknowledged').redressBy);
    expect(dueBy(clocks('Reopened'))).toEqual(clocks('Reopened').redressBy);
    expect(dueBy(clocks('Resolved'))).toBeNull();
    expect(dueBy(clocks('Withdrawn'))).toBeNull();
  });

  it('the alarms are 12 hours before a deadline, at the deadline, and in the last five days of the month', () => {
    const received = clocks('Received');
    expect(nextAlarm(received, [])).toEqual({ name: 'acknowledge-soon', at: india('2026-01-06T21:00') });
    expect(nextAlarm(received, ['acknowledge-soon'])?.name).toBe('acknowledge-late');
    expect(nextAlarm(clocks('Acknowledged'), [])).toEqual({ name: 'redress-soon', at: india('2026-02-01T00:00') });
    expect(nextAlarm(clocks('Resolved'), [])).toBeNull();
  });

  it('each alarm is sent once, and none for a past deadline', () => {
    expect(dueAlarms(clocks('Received'), [], early)).toEqual([]);
    expect(dueAlarms(clocks('Received'), ['acknowledge-soon'], india('2026-01-07T09:00'))).toEqual([
      'acknowledge-late',
    ]);
    expect(dueAlarms(clocks('Acknowledged'), [], late)).toEqual(['redress-soon', 'redress-late']);
    expect(dueAlarms(clocks('Acknowledged'), ['redress-soon', 'redress-late'], late)).toEqual([]);
    expect(dueAlarms(clocks('Withdrawn'), [], late)).toEqual([]);
  });
});
