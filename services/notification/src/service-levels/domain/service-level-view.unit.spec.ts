import { expect, it } from '@jest/globals';
import { type DayOfWaits, serviceLevelView } from './service-level-view.js';

const window = { from: '2026-01-03', to: '2026-01-20' };
const day = (name: string, units: number, count: number, isDone = true): DayOfWaits => ({
  day: name,
  waits: [{ units, count, isDone }],
});
const view = (days: DayOfWaits[], open: { units: number; count: number }[] = []) =>
  serviceLevelView('payout', 3, window, { days, open });
const states = ({ weeks }: ReturnType<typeof view>) => weeks.map(({ state, keptPercent }) => keptPercent ?? state);

it('a promise is shown by week, including empty weeks and those with little data', () => {
  const shown = view([day('2026-01-04', 1, 6), day('2026-01-14', 9, 4)]);
  expect(states(shown)).toEqual([100, 'none', 'few', 'none']);
  expect([shown.counted, shown.keptPercent, shown.median, shown.ninetieth]).toEqual([
    10,
    60,
    { within: 1, isMore: false },
    { within: 9, isMore: false },
  ]);
});

it('only the weeks are shown for fewer than five waits', () => {
  const shown = view([day('2026-01-04', 1, 4)]);
  expect([shown.counted, shown.keptPercent, shown.median, shown.ninetieth]).toEqual([null, null, null, null]);
  expect(states(shown)).toEqual(['few', 'none', 'none', 'none']);
});

it('waits that are too long now break it now', () => {
  const shown = view([day('2026-01-04', 1, 6)], [{ units: 12, count: 5 }]);
  expect(states(shown)).toEqual([100, 'none', 'none', 0]);
  expect([shown.counted, shown.keptPercent, shown.ninetieth]).toEqual([11, 54, { within: 12, isMore: true }]);
});

it('a request that was rejected in time neither keeps nor breaks it', () => {
  expect(states(view([day('2026-01-06', 3, 9, false)]))).toEqual(['none', 'none', 'none', 'none']);
  expect(states(view([day('2026-01-06', 4, 9, false)]))).toEqual(['none', 0, 'none', 'none']);
});
