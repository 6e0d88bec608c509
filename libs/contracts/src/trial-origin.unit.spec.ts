import { expect, it } from '@jest/globals';
import { isTrialOrigin } from './trial-origin.js';

it.each([
  'http://localhost:8080',
  'https://deepam.example',
  'http://127.0.0.1',
  'http://[::1]:80',
  'https://shop.local',
])('an address for demo data is %s', (origin) => expect(isTrialOrigin(origin)).toBe(true));

it.each(['https://deepam.in', 'https://example.com', 'https://deepam.example.org', 'http://7up.in'])(
  'an address for demo data is not %s',
  (origin) => expect(isTrialOrigin(origin)).toBe(false),
);
