import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitAtMost } from './wait-at-most.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a limited wait ends with the result or the error of the work, and leaves no timer', async () => {
  expect(await waitAtMost(1_000, Promise.resolve('done'), 'late')).toBe('done');
  await expect(waitAtMost(1_000, Promise.reject(new Error('away')), 'late')).rejects.toThrow('away');
  expect(jest.getTimerCount()).toBe(0);
});

it('a limited wait ends when the work takes too long', async () => {
  const waited = waitAtMost(1_000, new Promise<string>(() => undefined), 'late');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await waited).toBe('late');
});
