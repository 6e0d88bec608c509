import { expect, it } from '@jest/globals';
import { VerifiedTokens } from './token-verifier.js';

const caller = { memberId: 'm', isHead: false, sessionVersion: 1 };
const entry = { audience: 'a', kid: 'k', caller, expiresAt: 1000 };
const always = () => true;
const before = new Date(999);

it('the memory of verified tokens knows a token until it expires, for its audience only', () => {
  const tokens = new VerifiedTokens();
  tokens.remember('t', entry);
  expect(tokens.find('t', 'a', before, always)).toBe(caller);
  expect(tokens.find('t', 'b', before, always)).toBeUndefined();
  expect(tokens.find('t', 'a', before, always)).toBe(caller);
  expect(tokens.find('t', 'a', new Date(1000), always)).toBeUndefined();
  expect(tokens.find('t', 'a', before, always)).toBeUndefined();
});

it('a token of a withdrawn key is forgotten, even if the key returns', () => {
  const tokens = new VerifiedTokens();
  tokens.remember('t', entry);
  expect(tokens.find('t', 'a', before, (kid) => kid !== 'k')).toBeUndefined();
  expect(tokens.find('t', 'a', before, always)).toBeUndefined();
});

it('the memory is limited, and keeps the last used tokens', () => {
  const tokens = new VerifiedTokens(4);
  const isKnown = (token: string) => tokens.find(token, 'a', before, always) !== undefined;
  for (const token of ['1', '2']) tokens.remember(token, entry);
  expect(isKnown('1')).toBe(true);
  tokens.remember('3', entry);
  expect([isKnown('2'), isKnown('1'), isKnown('3')]).toEqual([false, true, true]);
  for (const token of ['4', '5', '6', '7', '8']) tokens.remember(token, entry);
  expect(['1', '2', '3', '4'].some(isKnown)).toBe(false);
  expect(['7', '8'].every(isKnown)).toBe(true);
});

it('the memory of verified tokens forgets an expired token, also after recent use', () => {
  const tokens = new VerifiedTokens(4);
  tokens.remember('1', entry);
  tokens.remember('2', entry);
  expect(tokens.find('1', 'a', before, always)).toBe(caller);
  expect(tokens.find('1', 'a', new Date(1000), always)).toBeUndefined();
  expect(tokens.find('1', 'a', before, always)).toBeUndefined();
});
