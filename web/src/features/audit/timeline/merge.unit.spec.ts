import { expect, it } from '@jest/globals';
import { merged } from './merge.js';

const at = (...days: number[]) => days.map((day) => ({ key: `${day}`, at: `2026-01-${String(day).padStart(2, '0')}` }));
const daysOf = ({ events }: ReturnType<typeof merged>) => events.map(({ key }) => Number(key));

it('events form one list, latest first', () => {
  const all = merged([
    { events: at(9, 4), hasMore: false },
    { events: at(7, 5, 1), hasMore: false },
    { events: [], hasMore: false },
  ]);
  expect(daysOf(all)).toEqual([9, 7, 5, 4, 1]);
  expect(all.behind).toEqual([]);
});

it('events wait if another owner may have later ones', () => {
  const some = merged([
    { events: at(9, 6), hasMore: true },
    { events: at(8, 3), hasMore: true },
    { events: at(7, 2), hasMore: false },
  ]);
  expect(daysOf(some)).toEqual([9, 8, 7, 6]);
  expect(some.behind).toEqual([0]);
});

it('nothing is shown before each owner has answered, whose page is requested next', () => {
  const none = merged([
    { events: at(9), hasMore: false },
    { events: [], hasMore: true },
  ]);
  expect([daysOf(none), none.behind]).toEqual([[], [1]]);
});

it('events of the same time keep their order, whoever comes first', () => {
  const firstEvent = { key: 'a', at: '2026-01-01' };
  const other = { key: 'b', at: '2026-01-01' };
  const list = (...events: (typeof firstEvent)[]) => merged([{ events, hasMore: false }]).events;
  expect(list(firstEvent, other)).toEqual(list(other, firstEvent));
});
