import { expect, it } from '@jest/globals';
import type { LanguageState } from './language.js';
import { defineMessages, fill } from './messages.js';
import { translator } from './use-text.js';

const messages = defineMessages('test', { plain: 'Close', named: 'Hello {name}, {count} new' });
const english: LanguageState = { language: 'en', catalogues: {} };
const hindi: LanguageState = { language: 'hi', catalogues: { test: { named: '{name}, {count} नए' } } };

it('sentences are English by default, with their parameters', () => {
  const t = translator(messages, english);
  expect(t('plain')).toBe('Close');
  expect(t('named', { name: 'Asha', count: 3 })).toBe('Hello Asha, 3 new');
});

it("sentences are in the reader's language, or in English without a translation", () => {
  const t = translator(messages, hindi);
  expect(t('named', { name: 'Asha', count: 3 })).toBe('Asha, 3 नए');
  expect(t('plain')).toBe('Close');
});

it('sentences keep a mark that has no parameter, and insert text unchanged', () => {
  expect(fill('{a} and {b}', { a: '$& {b}' })).toBe('$& {b} and {b}');
});

it('a name that changes the direction is isolated, and others stay unchanged', () => {
  const t = translator(messages, english);
  expect(t('named', { name: '\u202Elitap', count: 3 })).toBe('Hello \u2068\u202Elitap\u2069, 3 new');
  expect(t('named', { name: 'محمد', count: 3 })).toBe('Hello \u2068محمد\u2069, 3 new');
  expect(t('named', { name: 'आशा', count: 3 })).toBe('Hello आशा, 3 new');
});

it('a missing key or parameter does not compile', () => {
  const t = translator(messages, english);
  // @ts-expect-error there is no such key
  expect(() => t('missing')).toThrow();
  // @ts-expect-error the name and the count are missing
  expect(t('named')).toContain('{name}');
});
