import { describe, expect, it } from '@jest/globals';
import { daysChanged, type Fact, isSameFact, type Wait, waitsOf } from './wait.js';

/** The day is in January 2026, by the clock of India. */
const fact = (what: Fact['what'], day: number, time = '10:00', rank = 0): Fact => ({
  what,
  at: new Date(`2026-01-${String(day).padStart(2, '0')}T${time}:00+05:30`),
  rank,
});

describe('waits', () => {
  it('end with what was promised, on the day on which it came', () => {
    expect(waitsOf('payout', [fact('asked', 5), fact('done', 8, '00:01')])).toEqual({
      ended: [{ day: '2026-01-08', units: 3, isDone: true }],
      openSince: null,
    });
  });

  it('are the same in whatever order they are heard of', () => {
    const facts = [fact('asked', 1), fact('ended', 3), fact('asked', 4), fact('done', 9)];
    const expected = waitsOf('approval', facts);
    expect(expected.ended.map(({ units, isDone }) => [units, isDone])).toEqual([
      [48, false],
      [120, true],
    ]);
    for (const order of permutations(facts)) expect(waitsOf('approval', order)).toEqual(expected);
  });

  it('are open from the first request that nobody answered: another proof does not start the clock anew', () => {
    const facts = [fact('asked', 5), fact('asked', 6), fact('asked', 7)];
    expect(waitsOf('approval', facts)).toEqual({ ended: [], openSince: fact('asked', 5).at });
    expect(waitsOf('approval', [...facts, fact('done', 8)]).ended[0]!.units).toBe(72);
  });

  it('are not ended by the sale of a cheaper plan, but by that of a dearer one', () => {
    const asked = fact('asked', 5, '10:00', 1);
    expect(waitsOf('approval', [asked, fact('done', 6, '10:00', 0)])).toEqual({ ended: [], openSince: asked.at });
    expect(waitsOf('approval', [asked, fact('done', 6, '10:00', 2)]).openSince).toBeNull();
  });

  it('of nobody are not made up for a sale that the head makes without a request', () => {
    expect(waitsOf('approval', [fact('done', 5)])).toEqual({ ended: [], openSince: null });
  });

  it('that begin and end in one moment are over', () => {
    expect(waitsOf('approval', [fact('done', 5), fact('asked', 5)])).toMatchObject({
      ended: [{ units: 1, isDone: true }],
      openSince: null,
    });
  });

  it('know a fact that they have heard before', () => {
    expect(isSameFact(fact('asked', 5), fact('asked', 5))).toBe(true);
    expect(isSameFact(fact('asked', 5), fact('done', 5))).toBe(false);
    expect(isSameFact(fact('asked', 5), fact('asked', 5, '10:00', 1))).toBe(false);
  });
});

describe('days to count again', () => {
  const wait = (day: string, units = 1): Wait => ({ day, units, isDone: true });

  it('are those that gain, lose or change a wait', () => {
    expect(daysChanged([], [wait('2026-01-05')])).toEqual(['2026-01-05']);
    expect(daysChanged([wait('2026-01-05')], [wait('2026-01-06')])).toEqual(['2026-01-05', '2026-01-06']);
    expect(daysChanged([wait('2026-01-05', 2)], [wait('2026-01-05', 3)])).toEqual(['2026-01-05']);
    expect(daysChanged([wait('2026-01-05')], [wait('2026-01-05')])).toEqual([]);
  });

  it('are found, too, where a second wait is like the first', () => {
    expect(daysChanged([wait('2026-01-05')], [wait('2026-01-05'), wait('2026-01-05')])).toEqual(['2026-01-05']);
    const twice = [wait('2026-01-05'), wait('2026-01-05')];
    expect(daysChanged(twice, [wait('2026-01-05'), wait('2026-01-06')])).toEqual(['2026-01-05', '2026-01-06']);
  });
});

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first, index) =>
    permutations([...list.slice(0, index), ...list.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}
