import { describe, expect, it } from '@jest/globals';
import { isPushHost, vendorHosts, isPrivateAddress } from './push-address.js';

describe('hosts a push may go to', () => {
  const hosts = vendorHosts.split(',');

  it.each([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'wns2-par02p.notify.windows.com',
    'web.push.apple.com',
  ])('the host %s is a vendor', (host) => expect(isPushHost(host, hosts)).toBe(true));

  it.each([
    'googleapis.com',
    'evil-fcm.googleapis.com',
    'fcm.googleapis.com.evil.example',
    'notify.windows.com',
    'evilnotify.windows.com',
    'push.example.com',
    '',
  ])('the host %s is no vendor', (host) => expect(isPushHost(host, hosts)).toBe(false));
});

describe('addresses a push may not go to', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '240.0.0.1',
  ])('%s is inside', (address) => expect(isPrivateAddress(address)).toBe(true));
  it.each(['::1', '::', 'fe80::1', 'fd12::1', '::ffff:127.0.0.1', 'not an address'])('%s is inside', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });
  it.each(['142.250.183.10', '2a00:1450:4009::200a', '::ffff:8.8.8.8', '172.32.0.1'])(
    'the address %s is outside',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});
