import { describe, expect, it } from '@jest/globals';
import { Turnstile } from './turnstile.js';

describe('the turnstile', () => {
  it('never has more inside than its places, and lets everyone through in the end', async () => {
    const turnstile = new Turnstile(2);
    let inside = 0;
    let most = 0;
    const done: number[] = [];
    const visit = (number: number) =>
      turnstile.pass(async () => {
        most = Math.max(most, ++inside);
        await new Promise(setImmediate);
        inside -= 1;
        done.push(number);
      });
    await Promise.all([1, 2, 3, 4, 5].map(visit));
    expect(most).toBe(2);
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  it('frees the place of work that failed', async () => {
    const turnstile = new Turnstile(1);
    await expect(turnstile.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turnstile.pass(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
