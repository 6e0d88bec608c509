import { describe, expect, it } from '@jest/globals';
import { frameOrigins, assertNoExampleValues } from './built-pages.js';

describe('the frames that a page may show', () => {
  it("the allowed frames are those of the page's map", () => {
    expect(frameOrigins('<button class="a" data-map="https://maps.example:8443">Map</button>')).toEqual([
      'https://maps.example:8443',
    ]);
  });

  it.each([
    '<p>Nothing</p>',
    '<p data-map="javascript:alert(1)">',
    `<p data-map="https://a.example; script-src *">`,
    '<p data-map="https://a.example/path">',
  ])('no frames are allowed for %s', (html) => expect(frameOrigins(html)).toEqual([]));
});

const contactOf = (email: string) => `<a href="mailto:${email}">${email}</a>`;

describe('the built pages', () => {
  it('the built pages are not served on the internet with the company of the demo', () => {
    expect(() => assertNoExampleValues(contactOf('namaste@deepam.example'), 'https://deepam.in')).toThrow(
      'COMPANY_FILE',
    );
  });

  it.each([
    ['namaste@deepam.in', 'https://deepam.in'],
    ['namaste@deepam.example', 'http://localhost:8080'],
  ])('the built pages are served with %s at %s', (email, origin) => {
    expect(() => assertNoExampleValues(contactOf(email), origin)).not.toThrow();
  });
});
