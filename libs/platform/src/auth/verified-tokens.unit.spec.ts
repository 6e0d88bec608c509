import { describe, expect, it } from '@jest/globals';
import { VerifiedTokens } from './verified-tokens.js';

const caller = { memberId: 'm', isHead: false, sessionVersion: 1 };
const entry = { audience: 'a', kid: 'k', caller, expiresAt: 1000 };
const always = () => true;
const before = new Date(999);

describe('the memory of verified tokens', () => {
  it('knows a token until it expires, for its audience only', () => {
    const tokens = new VerifiedTokens();
    tokens.remember('t', entry);
    expect(tokens.find('t', 'a', before, always)).toBe(caller);
    expect(tokens.find('t', 'b', before, always)).toBeUndefined();
    expect(tokens.find('t', 'a', before, always)).toBe(caller);
    expect(tokens.find('t', 'a', new Date(1000), always)).toBeUndefined();
    // Forgotten by then, whatever the clock says later.
    expect(tokens.find('t', 'a', before, always)).toBeUndefined();
  });

  it('knows none whose key was withdrawn, also if that key should come back', () => {
    const tokens = new VerifiedTokens();
    tokens.remember('t', entry);
    expect(tokens.find('t', 'a', before, (kid) => kid !== 'k')).toBeUndefined();
    expect(tokens.find('t', 'a', before, always)).toBeUndefined();
  });

  it('is bounded and forgets the one that was used longest ago', () => {
    const tokens = new VerifiedTokens(2);
    tokens.remember('1', entry);
    tokens.remember('2', entry);
    tokens.find('1', 'a', before, always);
    tokens.remember('3', entry);
    expect(['1', '2', '3'].map((token) => tokens.find(token, 'a', before, always) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
