import { expect, it } from '@jest/globals';
import { passkeySite } from './passkey-options.js';

it.each([
  ['https://deepam.example', { id: 'deepam.example', origin: 'https://deepam.example' }],
  ['https://Shop.Deepam.example:8443/', { id: 'shop.deepam.example', origin: 'https://shop.deepam.example:8443' }],
  ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
])('the site of %s is its host and its origin', (address, site) => expect(passkeySite(address)).toEqual(site));

it.each([
  'http://127.0.0.1:8080',
  'https://203.0.113.7',
  'http://[::1]:8080',
  'https://2130706433',
  'http://deepam.example',
  'http://localhost.example',
])('passkeys have no site at %s', (address) => expect(passkeySite(address)).toBeNull());
