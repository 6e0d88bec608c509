import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

describe('turns', () => {
  it('are taken one after another for one key', async () => {
    const turns = new Turns(10);
    const order: string[] = [];
    const step = (name: string) =>
      turns.take('a', async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
      });
    await Promise.all([step('first'), step('second')]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('of another key do not wait', async () => {
    const turns = new Turns(10);
    let finish = () => {};
    const slow = turns.take('a', () => new Promise<void>((resolve) => (finish = resolve)));
    await expect(turns.take('b', () => Promise.resolve('done'))).resolves.toBe('done');
    finish();
    await slow;
  });

  it('go on after a failure', async () => {
    const turns = new Turns(10);
    const failed = turns.take('a', () => Promise.reject(new Error('no')));
    const next = turns.take('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });

  it('are refused when the line is full, and given again once it is not', async () => {
    const turns = new Turns(1);
    const first = turns.take('a', () => Promise.resolve(1));
    await expect(turns.take('a', () => Promise.resolve(2))).resolves.toBeNull();
    await expect(first).resolves.toBe(1);
    await expect(turns.take('a', () => Promise.resolve(3))).resolves.toBe(3);
  });
});
