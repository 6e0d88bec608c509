import { describe, expect, it } from '@jest/globals';
import { answeredChallenge } from './client-data.js';

const encoded = (data: unknown) =>
  Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)).toString('base64url');

describe('the challenge that was answered', () => {
  it('stands in the data of the browser', () => {
    expect(answeredChallenge(encoded({ type: 'webauthn.get', challenge: 'abc', crossOrigin: false }))).toBe('abc');
  });

  it.each([
    ['no JSON', 'abc'],
    ['a list', []],
    ['nothing', null],
    ['no challenge', { type: 'webauthn.get' }],
    ['another kind of challenge', { challenge: { $ne: null } }],
    ['a frame of another site', { challenge: 'abc', crossOrigin: true }],
  ])('is none in %s', (_what, data) => expect(answeredChallenge(encoded(data))).toBeNull());
});
