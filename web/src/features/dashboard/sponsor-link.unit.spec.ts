import { expect, it } from '@jest/globals';
import { sponsorLink } from './sponsor-link.js';

it('a sponsor link opens the registration with the code', () => {
  expect(sponsorLink('https://deepam.example', 'FL7K2M9QX')).toBe('https://deepam.example/register?ref=FL7K2M9QX');
});
