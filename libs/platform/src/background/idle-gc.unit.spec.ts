import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { collectWhenIdle, collectGarbage } from './idle-gc.js';

const minute = 60_000;

describe('the garbage of a process', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('garbage is collected once each time the users have left', () => {
    const users = { isActive: true };
    let collected = 0;
    collectWhenIdle(users, async () => void (collected += 1));
    jest.advanceTimersByTime(minute);
    expect(collected).toBe(0);
    users.isActive = false;
    jest.advanceTimersByTime(10 * minute);
    expect(collected).toBe(1);
    users.isActive = true;
    jest.advanceTimersByTime(minute);
    users.isActive = false;
    jest.advanceTimersByTime(minute);
    expect(collected).toBe(2);
  });

  it('garbage is collected repeatedly', async () => {
    jest.useRealTimers();
    for (let time = 0; time < 2; time += 1) {
      const left = new WeakRef({ much: 'x'.repeat(1_000) });
      // Objects of the present turn of the event loop are only released at its end.
      await new Promise(setImmediate);
      await collectGarbage();
      expect(left.deref()).toBeUndefined();
    }
  });
});
