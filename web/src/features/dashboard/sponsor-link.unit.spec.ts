import { describe, expect, it } from '@jest/globals';
import { sponsorLink, whatsappLink } from './sponsor-link.js';

describe('a sponsor link', () => {
  it('opens the registration with the code', () => {
    expect(sponsorLink('https://deepam.example', 'FL7K2M9QX')).toBe('https://deepam.example/register?ref=FL7K2M9QX');
  });

  it('travels whole inside a WhatsApp message', () => {
    const link = whatsappLink('Join: https://deepam.example/register?ref=A&b=1');
    expect(new URL(link).searchParams.get('text')).toBe('Join: https://deepam.example/register?ref=A&b=1');
  });
});
