import { describe, expect, it } from '@jest/globals';
import { Slots } from './slots.js';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('slots', () => {
  it('run no more at once than there are, in the order they came', async () => {
    const slots = new Slots(2, 10);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((n) =>
        slots.run(async () => {
          order.push(n);
          most = Math.max(most, ++running);
          await Promise.resolve();
          running--;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('go on after work that failed', async () => {
    const slots = new Slots(1, 10);
    await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(slots.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  it('refuse when too many wait', async () => {
    const slots = new Slots(1, 1);
    const { open, opened } = gate();
    const first = slots.run(() => opened);
    const second = slots.run(() => Promise.resolve());
    await expect(slots.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'SERVER.UNAVAILABLE' });
    open();
    await Promise.all([first, second]);
  });
});
