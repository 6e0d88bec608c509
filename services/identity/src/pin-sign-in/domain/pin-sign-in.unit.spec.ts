import { expect, it } from '@jest/globals';
import { pinSignInState } from './pin-sign-in.js';

const now = new Date('2026-03-01T10:00:00Z');
const session = { sessionVersion: 3, endsAt: new Date('2026-03-01T21:00:00Z'), endedAt: null };
const over = { ...session, endsAt: now };

it('a saved login is open as long as its session is', () => {
  expect(pinSignInState(session, 3, now)).toBe('open');
});

it('a saved login has run out when only its time is over', () => {
  expect(pinSignInState(over, 3, now)).toBe('ran-out');
});

it.each([
  ['was logged out', { ...session, endedAt: now }, 3],
  ['was logged out before its time was over', { ...over, endedAt: now }, 3],
  ['was ended with all others', session, 4],
  ['was ended with all others before its time was over', over, 4],
  ['belongs to an account that is gone', session, null],
  ['is of a session that nobody knows any more', null, 3],
])('a saved login has ended for good when it %s', (_how, kept, version) => {
  expect(pinSignInState(kept, version, now)).toBe('ended');
});
