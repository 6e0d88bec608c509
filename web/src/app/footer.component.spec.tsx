import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { visit } from '../../test/visit.js';

it('the footer lists the five links of the first specification in their order, and its own after them', async () => {
  await visit('/faq');
  const links = within(await screen.findByRole('contentinfo')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent).slice(0, 5)).toEqual([
    'About Us',
    'FAQs',
    'Contact Us',
    'Privacy Policy',
    'Terms & Conditions',
  ]);
  expect(links.map((link) => link.getAttribute('href')).slice(0, 6)).toEqual([
    '/about',
    '/faq',
    '/contact',
    '/privacypolicy',
    '/terms-and-conditions',
    '/promises',
  ]);
});
