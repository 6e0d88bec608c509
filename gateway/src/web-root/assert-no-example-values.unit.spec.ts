import { describe, expect, it } from '@jest/globals';
import { assertNoExampleValues } from './assert-no-example-values.js';

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
