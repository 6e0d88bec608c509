import { describe, expect, it } from '@jest/globals';
import { answeredChallenge } from './client-data.js';

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
