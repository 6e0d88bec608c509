import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { BackgroundLoop, type NextRun, type Pace } from './background-loop.js';

const second = 1_000;
const minute = 60 * second;

let runs: number;
let loop: BackgroundLoop;
beforeEach(() => {
  jest.useFakeTimers();
  runs = 0;
});
afterEach(async () => {
  await loop.stop();
  jest.useRealTimers();
});

const start = (pace: Pace, result: NextRun = false) => {
  loop = new BackgroundLoop('test', () => Promise.resolve((runs += 1)).then(() => result), pace);
  loop.runSoon();
  return jest.advanceTimersByTimeAsync(pace.gather ?? 0);
};
const ranIn = async (ms: number) => {
  const before = runs;
  await jest.advanceTimersByTimeAsync(ms);
  return runs - before;
};

it('work in the background runs after each pause', async () => {
  await start({ pause: second });
  expect(await ranIn(10 * second)).toBe(10);
});

it('wake-ups are gathered, also during a run', async () => {
  await start({ pause: second, gather: 200 });
  loop.runSoon();
  await jest.advanceTimersByTimeAsync(100);
  loop.runSoon();
  expect(runs).toBe(1);
  expect(await ranIn(100)).toBe(1);
  for (let wakeUp = 0; wakeUp < 50; wakeUp += 1) {
    loop.runSoon();
    await jest.advanceTimersByTimeAsync(20);
  }
  expect(runs).toBe(7);
});

it('the pace follows the work while it waits', async () => {
  await start({ pause: minute }, 2 * second);
  expect(await ranIn(10 * second)).toBe(5);
});

it('work in the background ends with the run that reports it as finished', async () => {
  await start({ pause: second }, 'over');
  loop.runSoon();
  expect(await ranIn(10 * minute)).toBe(0);
  expect(runs).toBe(1);
});
