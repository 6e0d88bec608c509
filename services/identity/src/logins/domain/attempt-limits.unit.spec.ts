import { describe, expect, it } from '@jest/globals';
import { attemptLimits, scopesFor } from './attempt-limits.js';

describe('tries of a password', () => {
  it('are counted by address first, then account; on a known device by that alone', () => {
    expect(scopesFor('password', false)).toEqual(['address', 'account']);
    expect(scopesFor('password', true)).toEqual(['device']);
  });

  it('of a code are counted by themselves, on a known device apart', () => {
    expect([scopesFor('code', false), scopesFor('code', true)]).toEqual([['code'], ['codeOnDevice']]);
  });

  it('of mobiles that may be registered are counted by address, then by sponsor or colleague', () => {
    expect(scopesFor('mobile', false)).toEqual(['takenFrom', 'takenBy']);
  });

  it('are at most 20 an hour of an account, 200 in a quarter of an hour from an address, 10 on a device; of a code 10 an hour', () => {
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
});
