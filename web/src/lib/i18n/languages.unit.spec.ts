import { expect, it } from '@jest/globals';
import { preferredOf } from './languages.js';

it.each([
  [['hi-IN', 'en-IN'], 'hi'],
  [['ta'], 'ta'],
  [['fr-FR', 'GU-in', 'en'], 'gu'],
  [['en-IN', 'mr'], 'en'],
  [['fr-FR', 'de'], 'en'],
  [[], 'en'],
])('a reader of %j gets %s', (wanted, language) => {
  expect(preferredOf(wanted)).toBe(language);
});
