import { followPageSize } from '@deepam/contracts';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { followList } from './follow-list.js';

interface Row {
  readonly at: string;
  readonly id: string;
}
const minute = 60_000;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

let stored: Row[];
let isAway: boolean;
const taken: string[] = [];
const errors: unknown[] = [];
let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  [stored, isAway] = [[], false];
  taken.length = 0;
  errors.length = 0;
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const page = ({ since, after }: { since: string; after?: string }): Promise<Row[]> => {
  if (isAway) return Promise.reject(new Error('away'));
  const isAfterCursor = ({ at, id }: Row) => at > since || (at === since && after !== undefined && id > after);
  return Promise.resolve(stored.filter(isAfterCursor).slice(0, followPageSize));
};
const follow = (firstAfter?: number) => {
  end = followList<Row>({
    ...(firstAfter !== undefined && { firstAfter }),
    page,
    placeOf: (row) => row,
    apply: ({ id }) => void taken.push(id),
    reach: 60 * minute,
    onError: (error) => errors.push(error),
  });
  return jest.advanceTimersByTimeAsync(0);
};

it('a followed list is read page by page, also if many rows have one instant', async () => {
  const at = ago(30 * minute);
  stored = Array.from({ length: 2 * followPageSize + 1 }, (_, count) => ({ at, id: String(count).padStart(6, '0') }));
  stored.unshift({ at: ago(90 * minute), id: 'too old' });
  await follow();
  expect(taken).toEqual(stored.slice(1).map(({ id }) => id));
});

it('a followed list reports new rows within five seconds, and late ones', async () => {
  stored = [{ at: ago(0), id: 'first' }];
  await follow();
  stored.unshift({ at: ago(minute / 2), id: 'late' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(taken).toContain('late');
});

it('polling continues after errors, and reports an unreachable service once', async () => {
  isAway = true;
  await follow();
  await jest.advanceTimersByTimeAsync(minute / 2);
  expect(errors).toHaveLength(1);
  [isAway, stored] = [false, [{ at: ago(0), id: 'there' }]];
  await jest.advanceTimersByTimeAsync(5_000);
  expect(taken).toEqual(['there']);
});

it('the first read of a followed list can be delayed', async () => {
  stored = [{ at: ago(0), id: 'first' }];
  await follow(1_000);
  await jest.advanceTimersByTimeAsync(999);
  expect(taken).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(taken).toEqual(['first']);
  end();
  await follow(1_000);
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(taken).toEqual(['first']);
});

it('a stopped list is not polled', async () => {
  await follow();
  end();
  stored = [{ at: ago(0), id: 'unheard' }];
  await jest.advanceTimersByTimeAsync(60_000);
  expect(taken).toEqual([]);
});
