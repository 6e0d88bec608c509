import { expect, it } from '@jest/globals';
import { needsApprover } from './approval-policy.js';

const on = { isOn: true, abovePaise: 1_000_000 };

it.each([
  [999_999, false],
  [1_000_000, false],
  [1_000_001, true],
])('%i paise, above 1 000 000: %s', (amountPaise, expected) => {
  expect(needsApprover({ amountPaise }, on)).toBe(expected);
});

it('a call without an amount needs approval, and one that always does, and with 0 every paisa', () => {
  expect(needsApprover({}, on)).toBe(true);
  expect(needsApprover({ amountPaise: 1, isAlways: true }, on)).toBe(true);
  expect(needsApprover({ amountPaise: 1 }, { ...on, abovePaise: 0 })).toBe(true);
  expect(needsApprover({ amountPaise: 0 }, { ...on, abovePaise: 0 })).toBe(false);
});

it('no amount needs approval while dual approval is off', () => {
  expect(needsApprover({ amountPaise: 9e15 }, { ...on, isOn: false })).toBe(false);
  expect(needsApprover({}, { ...on, isOn: false })).toBe(false);
});
