import { expect, it } from '@jest/globals';
import { fill } from '../../lib/i18n/messages.js';
import { serviceLevelsMessages } from './messages.js';
import { waitedTime } from './waited-time.js';

const { english } = serviceLevelsMessages;
const say = ((key: keyof typeof english, params: Readonly<Record<string, string | number>> = {}) =>
  fill(english[key], params)) as Parameters<typeof waitedTime>[0];

it.each([
  ['days', 0, false, 'the same day'],
  ['days', 1, false, '1 day'],
  ['days', 1, true, 'more than 1 day'],
  ['days', 12, true, 'more than 12 days'],
  ['hours', 1, true, 'more than 1 hour'],
  ['hours', 24, true, 'more than 24 hours'],
] as const)('a wait in %s of %d, longer: %s, is worded as "%s"', (unit, within, isMore, words) => {
  expect(waitedTime(say, unit, { within, isMore })).toBe(words);
});
