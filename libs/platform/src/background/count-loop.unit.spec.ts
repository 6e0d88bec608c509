import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { CountLoop } from './count-loop.js';

const second = 1_000;

let counts: number[];
let isMore: boolean;
let loop: CountLoop;

beforeEach(() => {
  jest.useFakeTimers();
  counts = [];
  isMore = false;
  const began = Date.now();
  loop = new CountLoop(
    'test',
    async () => {
      counts.push(Date.now() - began);
      await new Promise((counted) => setTimeout(counted, second));
      return isMore;
    },
    { pause: 100 },
  );
  loop.runSoon();
});
afterEach(async () => {
  isMore = false;
  const stopped = loop.stop();
  await jest.advanceTimersByTimeAsync(second);
  await stopped;
  jest.useRealTimers();
});

it('a count in the background rests nine times as long as it took, however often it is woken', async () => {
  for (let woken = 0; woken < 190; woken += 1) {
    await jest.advanceTimersByTimeAsync(100);
    loop.runSoon();
  }
  expect(counts).toEqual([0, 10 * second]);
});

it('counting continues immediately while rows wait, and reports the time of the last empty queue', async () => {
  isMore = true;
  await jest.advanceTimersByTimeAsync(5 * second + 500);
  expect(counts).toHaveLength(6);
  expect(loop.age).toBeCloseTo(5.5, 1);
  isMore = false;
  await jest.advanceTimersByTimeAsync(second);
  expect(loop.age).toBeCloseTo(0.5, 1);
});
