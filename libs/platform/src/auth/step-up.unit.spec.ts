import { expect, it } from '@jest/globals';
import { gavePasswordWithin, requireStepUp, stepUpLimits } from './step-up.js';

const now = new Date('2026-01-01T12:00:00Z');
const secondsAgo = (seconds: number) => now.getTime() / 1000 - seconds;
const caller = (authTime?: number, isHead = false) => ({
  memberId: 'm',
  isHead,
  sessionVersion: 1,
  ...(authTime !== undefined && { authTime }),
});
const limits = stepUpLimits({ STEP_UP_SECONDS: 300, STEP_UP_HEAD_SECONDS: 1800 });

it('a password entry counts until the last second of the limit', () => {
  expect([0, 299, 300, 301].map((age) => gavePasswordWithin(300, caller(secondsAgo(age)), now))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('a confirmed password never counts when the token does not contain its time', () => {
  expect(gavePasswordWithin(86_400, caller(), now)).toBe(false);
});

it('a password entry counts longer for the head', () => {
  const stepUpAfter = (age: number, isHead: boolean) => () =>
    requireStepUp(caller(secondsAgo(age), isHead), limits, now);
  expect(stepUpAfter(301, true)).not.toThrow();
  expect(stepUpAfter(301, false)).toThrow(expect.objectContaining({ code: 'AUTH.REAUTHENTICATE' }));
  expect(stepUpAfter(1801, true)).toThrow(expect.objectContaining({ code: 'AUTH.REAUTHENTICATE' }));
});

it.each([
  [false, 301, 5],
  [true, 1801, 30],
])('the error explains the next step, and the lifetime of the password (head: %s)', (isHead, age, minutes) => {
  expect(() => requireStepUp(caller(secondsAgo(age), isHead), limits, now)).toThrow(
    expect.objectContaining({
      message: `Enter your password again, or log in again, then repeat this within ${minutes} minutes.`,
      details: { minutes },
    }),
  );
});

it('a password entry counts as long for staff', () => {
  const stepUpAfter = (age: number) => () =>
    requireStepUp({ ...caller(secondsAgo(age)), permissions: [] }, limits, now);
  expect(stepUpAfter(301)).not.toThrow();
  expect(stepUpAfter(1801)).toThrow(expect.objectContaining({ code: 'AUTH.REAUTHENTICATE' }));
});
