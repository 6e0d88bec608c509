import { expect, it } from '@jest/globals';
import { everything, isBackward, isDay, periodIn, queryOf } from './period.js';

it('a period is read from the address, and invalid days are ignored', () => {
  expect(periodIn(new URLSearchParams('from=2026-01-05&to=2026-01-06'))).toEqual({
    from: '2026-01-05',
    to: '2026-01-06',
  });
  expect(periodIn(new URLSearchParams('from=2026-02-31&to=yesterday'))).toEqual(everything);
});

it('one of several lists has a period name of its own', () => {
  expect(periodIn(new URLSearchParams('from=2026-01-05&orders-from=2026-01-06'), 'orders-').from).toBe('2026-01-06');
});

it.each(['2024-02-29', '2026-12-31'])('a period may begin on %s', (day) => expect(isDay(day)).toBe(true));
it.each(['', '0202-01-05', '2026-02-29', '2026-13-01', '2026-1-5', '2026-01-05T00:00'])(
  'a period does not begin on "%s"',
  (day) => expect(isDay(day)).toBe(false),
);

it('a period is backward only when its first day is after the last', () => {
  expect(isBackward({ from: '2026-01-06', to: '2026-01-05' })).toBe(true);
  expect(isBackward({ from: '2026-01-05', to: '2026-01-05' })).toBe(false);
  expect(isBackward({ from: '2026-01-06', to: '' })).toBe(false);
});

it('a period of a list asks for no end that it does not have', () => {
  expect(queryOf({ from: '2026-01-05', to: '' })).toEqual({ from: '2026-01-05', to: undefined });
});
