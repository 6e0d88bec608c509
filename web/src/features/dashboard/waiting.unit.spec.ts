import { expect, it } from '@jest/globals';
import { isCountCut, waitingText } from './api.js';

it.each([
  ['members', 0, '0'],
  ['members', 99, '99'],
  ['members', 100, '99+'],
  ['passwords', 100, '100'],
  ['cancellations', 1234, '1,234'],
] as const)('the count of %s shows %d as %s', (kind, count, text) =>
  expect(waitingText(count, isCountCut(kind, { count, since: null }))).toBe(text),
);
