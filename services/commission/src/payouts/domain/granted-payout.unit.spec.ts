import { describe, expect, it } from '@jest/globals';
import { reminderFor } from './granted-payout.js';

const hourMs = 3_600_000;
const since = new Date('2026-01-02T18:30:00Z');
const before = new Date('2025-12-20T09:00:00Z');
const after = (days: number, hours = 0) => new Date(since.getTime() + (24 * days + hours) * hourMs);
const toSend = { toSendSince: since };

describe('who sends what was granted', () => {
  it.each([
    ['is not asked before two days are over', 2, -1, 0, null],
    ['is asked after two days', 2, 0, 0, 1],
    ['is not asked again of the same days', 5, 23, 1, null],
    ['is asked a day before somebody else may send it', 6, 0, 1, 2],
    ['is asked once where both times were missed', 6, 0, 0, 2],
    ['is not asked a third time', 40, 0, 2, null],
    ['is not asked by a clock that was set back before the grant', -1, 0, 0, null],
    ['is not asked again by a clock that was set back', 2, 0, 2, null],
  ])('%s', (_what, days, hours, given, times) => {
    const reminder = reminderFor({ ...toSend, reminded: { since, times: given } }, after(days, hours));
    expect(reminder).toEqual(times === null ? null : { since, times });
  });

  it('is asked anew of another grant', () => {
    const taken = { ...toSend, reminded: { since: before, times: 2 } };
    expect(reminderFor(taken, after(2))).toEqual({ since, times: 1 });
    expect(reminderFor(taken, after(1))).toBeNull();
  });

  it('is not asked of what is recorded, nor while the bank says that it has paid it, and is once that came back', () => {
    expect(reminderFor({}, after(9))).toBeNull();
    expect(reminderFor({ ...toSend, isPaidElsewhere: true }, after(9))).toBeNull();
    expect(reminderFor({ ...toSend, reminded: { since, times: 1 } }, after(9))).toEqual({ since, times: 2 });
  });
});
