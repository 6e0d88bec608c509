import { expect, it } from '@jest/globals';
import { whatsappLink } from './whatsapp.js';

it('a link to WhatsApp has the whole message', () => {
  const link = whatsappLink('Join: https://deepam.example/register?ref=A&b=1');
  expect(new URL(link).searchParams.get('text')).toBe('Join: https://deepam.example/register?ref=A&b=1');
  expect(new URL(link).pathname).toBe('/');
});

it('a link names a person if a mobile is given', () => {
  expect(new URL(whatsappLink('Namaste', '9876543210')).pathname).toBe('/919876543210');
});
