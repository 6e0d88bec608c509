import { describe, expect, it } from '@jest/globals';
import { Alarm } from './alarm.js';

describe('an alarm', () => {
  const longest = 60_000;

  it('ends a wait when it rings', async () => {
    const alarm = new Alarm();
    const waited = alarm.wait(longest);
    alarm.ring();
    await expect(waited).resolves.toBeUndefined();
  });

  it('that rang during work ends the next wait at once, and only that one', async () => {
    const alarm = new Alarm();
    alarm.ring();
    alarm.ring();
    await alarm.wait(longest);
    const next = alarm.wait(longest).then(() => 'woken');
    expect(await Promise.race([next, Promise.resolve('asleep')])).toBe('asleep');
    alarm.ring();
    expect(await next).toBe('woken');
  });

  it('ends a wait by itself when the time is over', async () => {
    await expect(new Alarm().wait(1)).resolves.toBeUndefined();
  });
});
