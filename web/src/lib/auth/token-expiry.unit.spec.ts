import { describe, expect, it } from '@jest/globals';
import { expiryOf, hasExpired, isFreshLogin, needsNewPassword, waitUntilExpiry } from './token-expiry.js';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => `${part({ alg: 'ES256' })}.${part(claims)}.signature`;

describe('a password that must be changed', () => {
  it('the token demands the change', () => {
    expect(needsNewPassword(token({ mustChangePassword: true }))).toBe(true);
  });

  it.each([token({}), token({ mustChangePassword: 'true' }), 'no token', ''])(
    'no change is demanded by %j',
    (other) => {
      expect(needsNewPassword(other)).toBe(false);
    },
  );
});

describe('a fresh login', () => {
  it('the time in the token makes a login fresh', () => {
    expect(isFreshLogin(token({ auth_time: 1000 }), 1_239_999)).toBe(true);
    expect(isFreshLogin(token({ auth_time: 1000 }), 1_240_000)).toBe(false);
  });

  it.each([token({}), token({ auth_time: 'now' }), 'no token'])('no login is fresh by %j', (other) => {
    expect(isFreshLogin(other, 0)).toBe(false);
  });
});

describe('the end of a login', () => {
  it('the end is read from exp, which counts in seconds', () => {
    expect(expiryOf(token({ exp: 1_700_000_000 }))).toBe(1_700_000_000_000);
  });

  it('the end is read from a payload in the URL alphabet', () => {
    expect(expiryOf(token({ exp: 5, name: '¿¿¿>>>???' }))).toBe(5000);
  });

  it.each(['', 'one', 'a.b.c', token({}), token({ exp: 'soon' }), `x.${part(null)}.y`])(
    'a login counts as over when the end cannot be read from %j',
    (unreadable) => {
      expect(expiryOf(unreadable)).toBeNull();
      expect(hasExpired(unreadable, 0)).toBe(true);
    },
  );

  it('a login ends at the very moment of exp, not before', () => {
    const login = token({ exp: 100 });
    expect(hasExpired(login, 99_999)).toBe(false);
    expect(hasExpired(login, 100_000)).toBe(true);
  });

  it('the wait for the end fits a timer', () => {
    expect(waitUntilExpiry(5000, 2000)).toBe(3000);
    expect(waitUntilExpiry(2000, 5000)).toBe(0);
    expect(waitUntilExpiry(1e13, 0)).toBe(2_147_483_647);
  });
});
