import { expect, it } from '@jest/globals';
import { statesAfter } from './serial-order.js';

const rule = (isTaken: boolean, step: 'take' | 'give') =>
  isTaken === (step === 'give') ? { status: 200, state: !isTaken } : { status: 409, state: isTaken };
const after = (...calls: ['take' | 'give', number][]) =>
  statesAfter(
    false,
    calls.map(([step, status]) => ({ step, status })),
    rule,
  );

it('the possible states are those of every order that explains the answers', () => {
  expect(after(['take', 200])).toEqual([true]);
  expect(after(['give', 409], ['take', 200])).toEqual([true]);
  expect(new Set(after(['take', 200], ['give', 200], ['take', 200]))).toEqual(new Set([true]));
});

it('no state is possible when no order explains the answers', () => {
  expect(after(['take', 200], ['take', 200])).toEqual([]);
  expect(after(['give', 200], ['take', 409])).toEqual([]);
  expect(after(['take', 500])).toEqual([]);
});
