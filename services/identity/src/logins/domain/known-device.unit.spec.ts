import { describe, expect, it } from '@jest/globals';
import { deviceCookie, deviceDigest, deviceKeys, knownDevice, newDeviceKey } from './known-device.js';

const keys = Array.from({ length: 7 }, newDeviceKey);
const [key] = keys as [string];

describe('the keys of a device', () => {
  it('come back in a cookie as they were given, at most five of them', () => {
    const cookie = deviceCookie(keys, false);
    expect(deviceKeys(`theme=dark; ${cookie.split(';')[0]}; other=1`)).toEqual(keys.slice(0, 5));
    expect(cookie).toMatch(/; Path=\/api\/user; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
    expect(deviceCookie(keys, true)).toMatch(/; Secure$/);
  });

  it.each([undefined, '', 'deepam-device', 'deepam-device=', 'deepam-device=short.x', 'x=deepam-device'])(
    'are none in %j',
    (cookies) => {
      expect(deviceKeys(cookies)).toEqual([]);
    },
  );

  it('are known to the account that keeps their digest, and to no other', () => {
    const account = { _id: 'one', knownDevices: [deviceDigest('one', key)] };
    expect(knownDevice(account, [newDeviceKey(), key])).toBe(account.knownDevices[0]);
    expect(knownDevice({ ...account, _id: 'other' }, [key])).toBeNull();
    expect(knownDevice({ _id: 'one' }, [key])).toBeNull();
    expect(knownDevice(null, [key])).toBeNull();
    expect(knownDevice(account, [])).toBeNull();
  });
});
