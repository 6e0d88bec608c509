import { expect, it } from '@jest/globals';
import { RealTime } from '@deepam/platform';
import { InterruptibleTimer } from './interruptible-timer.js';

const longest = 60_000;

it('an interruptible timer ends a wait at an interruption', async () => {
  const timer = new InterruptibleTimer(new RealTime());
  const waited = timer.wait(longest);
  timer.interrupt();
  await expect(waited).resolves.toBeUndefined();
});

it('an interruption during work ends only the next wait, immediately', async () => {
  const timer = new InterruptibleTimer(new RealTime());
  timer.interrupt();
  timer.interrupt();
  await timer.wait(longest);
  const next = timer.wait(longest).then(() => 'woken');
  expect(await Promise.race([next, Promise.resolve('asleep')])).toBe('asleep');
  timer.interrupt();
  expect(await next).toBe('woken');
});

it('an interruptible timer ends a wait by itself after its time', async () => {
  await expect(new InterruptibleTimer(new RealTime()).wait(1)).resolves.toBeUndefined();
});
