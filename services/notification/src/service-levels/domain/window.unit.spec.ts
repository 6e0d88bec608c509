import { expect, it } from '@jest/globals';
import { weeksOf, windowAt } from './window.js';

it('the page covers ninety days of the Indian calendar', () => {
  expect(windowAt(new Date('2026-03-31T18:29:59Z'))).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  expect(windowAt(new Date('2026-03-31T18:30:00Z'))).toEqual({ from: '2026-01-02', to: '2026-04-01' });
});

it('each day is in one week from Monday to Sunday', () => {
  for (let day = 1; day <= 14; day++) {
    const window = windowAt(new Date(Date.UTC(2026, 3, day, 6)));
    const weeks = weeksOf(window);
    expect(weeks[0]!.from).toBe(window.from);
    expect(weeks.at(-1)!.to).toBe(window.to);
    for (const [index, { from }] of weeks.slice(1).entries()) {
      expect(new Date(`${from}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(Date.parse(from) - Date.parse(weeks[index]!.to)).toBe(24 * 3_600_000);
    }
  }
});

it('the first and the last week are partial', () => {
  const weeks = weeksOf({ from: '2026-01-03', to: '2026-01-13' });
  expect(weeks).toEqual([
    { from: '2026-01-03', to: '2026-01-04' },
    { from: '2026-01-05', to: '2026-01-11' },
    { from: '2026-01-12', to: '2026-01-13' },
  ]);
});
