import { expect, it } from '@jest/globals';
import { addressIn, languageOfAddress, pageOfAddress, withoutId } from './addresses.js';

it.each([
  ['/', null, '/'],
  ['/about', null, '/about'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/ta/about', 'ta', '/about'],
  ['/mr/about/', 'mr', '/about'],
  ['/history', null, '/history'],
  ['/en/about', null, '/en/about'],
])('the address %s names the language %s and the page %s', (address, language, page) => {
  expect([languageOfAddress(address), pageOfAddress(address)]).toEqual([language, page]);
});

it('the address of a member or an order has an id', () => {
  const id = '0123456789abcdef01234567';
  expect(
    [`/members/${id}`, `/cotton/${id}`, `/members/${id}/more`, `/about/${id}`, '/members/asha'].map(withoutId),
  ).toEqual(['/members', '/cotton', `/members/${id}/more`, `/about/${id}`, '/members/asha']);
});

it('an address begins with the language, except for English', () => {
  expect([addressIn('en', '/about'), addressIn('hi', '/about'), addressIn('hi', '/')]).toEqual([
    '/about',
    '/hi/about',
    '/hi',
  ]);
});
