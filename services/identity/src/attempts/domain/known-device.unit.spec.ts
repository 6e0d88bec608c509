import { expect, it } from '@jest/globals';
import { deviceCookie, deviceDigest, deviceKeys, knownDevice, newDeviceKey } from './known-device.js';

const keys = Array.from({ length: 7 }, newDeviceKey);
const [key] = keys as [string];

it('a cookie returns at most five keys, as they were given', () => {
  const cookie = deviceCookie(keys, false);
  expect(deviceKeys(`theme=dark; ${cookie.split(';')[0]}; other=1`)).toEqual(keys.slice(0, 5));
  expect(cookie).toMatch(/; Path=\/api\/user; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
  expect(deviceCookie(keys, true)).toMatch(/; Secure$/);
});

it.each([undefined, '', 'deepam-device', 'deepam-device=', 'deepam-device=short.x', 'x=deepam-device'])(
  'the cookie %j has no keys',
  (cookies) => {
    expect(deviceKeys(cookies)).toEqual([]);
  },
);

it('a key is known to the account with its digest, and to no other', () => {
  const account = { _id: 'one', knownDevices: [deviceDigest('one', key)] };
  expect(knownDevice(account, [newDeviceKey(), key])).toBe(account.knownDevices[0]);
  expect(knownDevice({ ...account, _id: 'other' }, [key])).toBeNull();
  expect(knownDevice({ _id: 'one', knownDevices: [] }, [key])).toBeNull();
  expect(knownDevice(null, [key])).toBeNull();
  expect(knownDevice(account, [])).toBeNull();
});
