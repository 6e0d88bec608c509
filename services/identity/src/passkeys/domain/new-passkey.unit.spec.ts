import { describe, expect, it } from '@jest/globals';
import { givenName, knownTransports } from './new-passkey.js';

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
