import { describe, expect, it } from '@jest/globals';
import { BoundedQueue } from './bounded-queue.js';

const queue = (limits: Partial<ConstructorParameters<typeof BoundedQueue>[0]> = {}) =>
  new BoundedQueue({ places: 2, waiting: 3, waitTime: 10_000, ...limits });
const refused = { code: 'SERVER.UNAVAILABLE', status: 503 };

describe('a bounded queue', () => {
  it('never has more at work than its places, and lets everyone through in order', async () => {
    const places = queue();
    let working = 0;
    let most = 0;
    const done: number[] = [];
    const work = (number: number) =>
      places.pass(async () => {
        most = Math.max(most, ++working);
        await new Promise(setImmediate);
        working -= 1;
        done.push(number);
      });
    await Promise.all([1, 2, 3, 4, 5].map(work));
    expect(most).toBe(2);
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  it('frees the place of work that failed', async () => {
    const place = queue({ places: 1 });
    await expect(place.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(place.pass(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  it('refuses at once when enough wait', async () => {
    const full = queue({ places: 1, waiting: 1 });
    let release: () => void = () => undefined;
    const first = full.pass(() => new Promise<void>((resolve) => (release = resolve)));
    const second = full.pass(() => Promise.resolve());
    await expect(full.pass(() => Promise.resolve())).rejects.toMatchObject(refused);
    release();
    await Promise.all([first, second]);
  });

  it('refuses who waited too long, and does not hand a place to the one who left', async () => {
    const slow = queue({ places: 1, waitTime: 20 });
    let release: () => void = () => undefined;
    const first = slow.pass(() => new Promise<void>((resolve) => (release = resolve)));
    await expect(slow.pass(() => Promise.resolve())).rejects.toMatchObject(refused);
    release();
    await first;
    await expect(slow.pass(() => Promise.resolve('free'))).resolves.toBe('free');
  });
});
