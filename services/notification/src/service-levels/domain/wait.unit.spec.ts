import { describe, expect, it } from '@jest/globals';
import { daysChanged, type Fact, isSameFact, type Wait, waitsOf } from './wait.js';

const fact = (what: Fact['what'], day: number, time = '10:00', rank = 0): Fact => ({
  what,
  at: new Date(`2026-01-${String(day).padStart(2, '0')}T${time}:00+05:30`),
  rank,
});

describe('waits', () => {
  it('a wait ends when the promise is fulfilled, on that day', () => {
    expect(waitsOf('payout', [fact('asked', 5), fact('done', 8, '00:01')])).toEqual({
      ended: [{ day: '2026-01-08', units: 3, isDone: true }],
      openSince: null,
    });
  });

  it('waits are the same in every order of the facts', () => {
    const facts = [fact('asked', 1), fact('ended', 3), fact('asked', 4), fact('done', 9)];
    const expected = waitsOf('approval', facts);
    expect(expected.ended.map(({ units, isDone }) => [units, isDone])).toEqual([
      [48, false],
      [120, true],
    ]);
    for (const order of permutations(facts)) expect(waitsOf('approval', order)).toEqual(expected);
  });

  it('a wait is open from the first unanswered request: another proof does not restart it', () => {
    const facts = [fact('asked', 5), fact('asked', 6), fact('asked', 7)];
    expect(waitsOf('approval', facts)).toEqual({ ended: [], openSince: fact('asked', 5).at });
    expect(waitsOf('approval', [...facts, fact('done', 8)]).ended[0]!.units).toBe(72);
  });

  it('the sale of a cheaper plan does not end a wait, and that of a dearer one does', () => {
    const asked = fact('asked', 5, '10:00', 1);
    expect(waitsOf('approval', [asked, fact('done', 6, '10:00', 0)])).toEqual({ ended: [], openSince: asked.at });
    expect(waitsOf('approval', [asked, fact('done', 6, '10:00', 2)]).openSince).toBeNull();
  });

  it('a sale without a request makes no wait', () => {
    expect(waitsOf('approval', [fact('done', 5)])).toEqual({ ended: [], openSince: null });
  });

  it('a wait that begins and ends in the same moment is over', () => {
    expect(waitsOf('approval', [fact('done', 5), fact('asked', 5)])).toMatchObject({
      ended: [{ units: 1, isDone: true }],
      openSince: null,
    });
  });

  it('a repeated fact changes nothing', () => {
    expect(isSameFact(fact('asked', 5), fact('asked', 5))).toBe(true);
    expect(isSameFact(fact('asked', 5), fact('done', 5))).toBe(false);
    expect(isSameFact(fact('asked', 5), fact('asked', 5, '10:00', 1))).toBe(false);
  });
});

describe('days to count again', () => {
  const wait = (day: string, units = 1): Wait => ({ day, units, isDone: true });

  it('days are counted again if they gain, lose or change a wait', () => {
    expect(daysChanged([], [wait('2026-01-05')])).toEqual(['2026-01-05']);
    expect(daysChanged([wait('2026-01-05')], [wait('2026-01-06')])).toEqual(['2026-01-05', '2026-01-06']);
    expect(daysChanged([wait('2026-01-05', 2)], [wait('2026-01-05', 3)])).toEqual(['2026-01-05']);
    expect(daysChanged([wait('2026-01-05')], [wait('2026-01-05')])).toEqual([]);
  });

  it('a second equal wait changes its day, too', () => {
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
