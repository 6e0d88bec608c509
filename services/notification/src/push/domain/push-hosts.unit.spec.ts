import { describe, expect, it } from '@jest/globals';
import { isPushHost, vendorHosts } from './push-hosts.js';

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
