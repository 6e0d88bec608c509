import { expect, it } from '@jest/globals';
import { ConcurrencyLimiter, type ConcurrencyLimits } from './concurrency-limiter.js';

const limiter = (limits: Partial<ConcurrencyLimits> = {}) =>
  new ConcurrencyLimiter({ places: 2, queue: 3, patience: 10_000, ...limits });
const refused = { code: 'SERVER.UNAVAILABLE', status: 503 };

it('a concurrency limiter never exceeds its places, and lets every caller through in order', async () => {
  const places = limiter();
  let working = 0;
  let most = 0;
  const done: number[] = [];
  const work = (number: number) =>
    places.run(async () => {
      most = Math.max(most, ++working);
      await new Promise(setImmediate);
      working -= 1;
      done.push(number);
    });
  await Promise.all([1, 2, 3, 4, 5].map(work));
  expect(most).toBe(2);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

it('a concurrency limiter frees the place of work that failed', async () => {
  const place = limiter({ places: 1 });
  await expect(place.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(place.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

it('a concurrency limiter rejects a call immediately when enough wait', async () => {
  const full = limiter({ places: 1, queue: 1 });
  let release: () => void = () => undefined;
  const first = full.run(() => new Promise<void>((resolve) => (release = resolve)));
  const second = full.run(() => Promise.resolve());
  await expect(full.run(() => Promise.resolve())).rejects.toMatchObject(refused);
  release();
  await Promise.all([first, second]);
});

it('a concurrency limiter rejects a caller who waited too long, and gives no place to a caller who left', async () => {
  const slow = limiter({ places: 1, patience: 20 });
  let release: () => void = () => undefined;
  const first = slow.run(() => new Promise<void>((resolve) => (release = resolve)));
  await expect(slow.run(() => Promise.resolve())).rejects.toMatchObject(refused);
  release();
  await first;
  await expect(slow.run(() => Promise.resolve('free'))).resolves.toBe('free');
});
