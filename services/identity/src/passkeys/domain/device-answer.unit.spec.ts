import { describe, expect, it } from '@jest/globals';
import { answeredChallenge, givenName, knownTransports } from './device-answer.js';

const encoded = (data: unknown) =>
  Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)).toString('base64url');

describe('the answered challenge', () => {
  it('the challenge is part of the browser’s data', () => {
    expect(answeredChallenge(encoded({ type: 'webauthn.get', challenge: 'abc', crossOrigin: false }))).toBe('abc');
  });

  it.each([
    ['no JSON', 'abc'],
    ['a list', []],
    ['nothing', null],
    ['no challenge', { type: 'webauthn.get' }],
    ['another kind of challenge', { challenge: { $ne: null } }],
    ['a frame of another site', { challenge: 'abc', crossOrigin: true }],
  ])('the challenge is missing in %s', (_what, data) => expect(answeredChallenge(encoded(data))).toBeNull());
});

const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

describe('a new passkey', () => {
  it.each([
    ['My phone', chrome, 'My phone'],
    [undefined, chrome, 'Chrome, Android'],
    ['', chrome, 'Chrome, Android'],
    [undefined, 'curl/8', 'Passkey'],
    [undefined, undefined, 'Passkey'],
  ])('a passkey that is called %j and comes from %j has the name %j', (typed, from, name) => {
    expect(givenName(typed, from)).toBe(name);
  });

  it('a passkey keeps its known transports, once', () => {
    expect(knownTransports(['usb', 'internal', 'telepathy', 'usb'])).toEqual(['internal', 'usb']);
    expect(knownTransports()).toEqual([]);
  });
});
