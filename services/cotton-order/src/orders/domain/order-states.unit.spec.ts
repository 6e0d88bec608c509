import { cottonOrderStatuses, depositReturnStatuses } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { orderStatusesBefore, returnStatesBefore } from './order-states.js';

it.each([
  ['Requested', []],
  ['Approved', ['Requested']],
  ['Rejected', ['Requested']],
  ['Delivered', ['Approved']],
] as const)('the state %s may follow on %j only', (next, before) => expect(orderStatusesBefore(next)).toEqual(before));

it.each([
  ['Requested', [null]],
  ['Approved', ['Requested']],
  ['Rejected', ['Requested']],
] as const)('a return becomes %s from %j only', (next, before) => expect(returnStatesBefore(next)).toEqual(before));

it('no status can be reached twice', () => {
  for (const status of cottonOrderStatuses) expect(orderStatusesBefore(status)).not.toContain(status);
  for (const status of depositReturnStatuses) expect(returnStatesBefore(status)).not.toContain(status);
});
