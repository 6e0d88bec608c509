import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Watchdog } from './watchdog.js';

const limitMs = 15_000;
const answer = () => Promise.resolve();
const refusal = () => Promise.reject(new Error('no server'));
const silence = () => new Promise<void>(() => {});

let watchdog: Watchdog;
let ended: string[];
beforeEach(() => {
  jest.useFakeTimers();
  watchdog = new Watchdog();
  ended = [];
});
afterEach(() => {
  watchdog.onModuleDestroy();
  jest.useRealTimers();
});

const watch = (own: () => Promise<void>, fresh: () => Promise<void>, worked?: () => number) => {
  watchdog.register({ name: 'mongo', own, isFresh: fresh, ...(worked && { worked }) });
  watchdog.watch(limitMs, (part) => ended.push(part));
};

it.each([
  ['is silent', silence],
  ['fails', refusal],
])(
  'the watchdog ends a process whose own client %s while a new connection is answered, after the limit and within 24 s',
  async (_, own) => {
    watch(own, answer);
    await jest.advanceTimersByTimeAsync(limitMs - 1);
    expect([ended, watchdog.stuck]).toEqual([[], null]);
    await jest.advanceTimersByTimeAsync(24_000 - limitMs);
    expect([ended, watchdog.stuck]).toEqual([['mongo'], 'mongo']);
    await jest.advanceTimersByTimeAsync(10 * limitMs);
    expect(ended).toEqual(['mongo']);
  },
);

it.each([
  ['is answered, whatever new connections get', answer, refusal],
  ['is silent like every new connection: the part is down', silence, silence],
  ['fails like every new connection', refusal, refusal],
])('the watchdog tolerates a process whose own client %s', async (_, own, fresh) => {
  watch(own, fresh);
  await jest.advanceTimersByTimeAsync(20 * limitMs);
  expect([ended, watchdog.stuck]).toEqual([[], null]);
});

it('the watchdog tolerates a process with slow but completed work', async () => {
  let done = 0;
  watch(silence, answer, () => (done += 1));
  await jest.advanceTimersByTimeAsync(20 * limitMs);
  expect(ended).toEqual([]);
});

it('the watchdog tolerates a process with late answers', async () => {
  let answers = 0;
  const late = () => new Promise<void>((resolve) => setTimeout(() => resolve(void (answers += 1)), limitMs / 5));
  watch(late, answer, () => answers);
  await jest.advanceTimersByTimeAsync(20 * limitMs);
  expect([answers > 10, ended]).toEqual([true, []]);
});

it('the watchdog restarts the count after an answer to the own client', async () => {
  const startedAt = performance.now();
  watch(() => ((performance.now() - startedAt) % 12_000 < 6_000 ? answer() : refusal()), answer);
  await jest.advanceTimersByTimeAsync(20 * limitMs);
  expect(ended).toEqual([]);
});

it('one long sleep of the process does not count as a deaf client', async () => {
  let slept = 0;
  const awake = performance.now.bind(performance);
  const now = jest.spyOn(performance, 'now').mockImplementation(() => awake() + slept);
  let looks = 0;
  watch(
    () => ((looks += 1) === 1 ? silence() : answer()),
    () => Promise.resolve(void (slept = 3_600_000)),
  );
  await jest.advanceTimersByTimeAsync(5 * limitMs);
  now.mockRestore();
  expect([looks > 1, ended]).toEqual([true, []]);
});
