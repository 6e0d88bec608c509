import { expect, it } from '@jest/globals';
import { attemptLimits, scopesFor } from './attempt-limits.js';

it('a password is counted by address first, then by account; on a known device by the device only', () => {
  expect(scopesFor('password', false)).toEqual(['address', 'account']);
  expect(scopesFor('password', true)).toEqual(['device']);
});

it('a code has its own counts, and another one on a known device', () => {
  expect([scopesFor('code', false), scopesFor('code', true)]).toEqual([['code'], ['codeOnDevice']]);
});

it('a mobile that may be registered is counted by address, then by sponsor or colleague', () => {
  expect(scopesFor('mobile', false)).toEqual(['takenFrom', 'takenBy']);
});

it('a password has 20 tries an hour for an account, 200 in a quarter of an hour for an address, 10 on a device; a code has 10 an hour', () => {
  expect(attemptLimits).toEqual({
    account: { most: 20, window: 3_600_000 },
    address: { most: 200, window: 900_000 },
    device: { most: 10, window: 900_000 },
    asked: { most: 20, window: 3_600_000 },
    asker: { most: 200, window: 900_000 },
    code: { most: 10, window: 3_600_000 },
    codeOnDevice: { most: 10, window: 3_600_000 },
    takenFrom: { most: 20, window: 3_600_000 },
    takenBy: { most: 60, window: 3_600_000 },
  });
});
