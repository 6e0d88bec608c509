import { afterEach, expect, it } from '@jest/globals';
import { counted } from './counted.js';
import { language } from './language.js';
import { type Language, languages } from './languages.js';

afterEach(() => language.set(language.first()));

it.each<[Language, string[]]>([
  ['en', ['other', 'one', 'other']],
  ['hi', ['one', 'one', 'other']],
  ['mr', ['other', 'one', 'other']],
])('the sentence in %s is the one of 0, 1 and 2', (code, forms) => {
  language.set({ language: code, catalogues: {} });
  expect([0, 1, 2].map((count) => counted('rows', count))).toEqual(forms.map((form) => `rows.${form}`));
});

it('every language has these two forms', () => {
  for (const code of Object.keys(languages))
    expect(new Intl.PluralRules(code).resolvedOptions().pluralCategories.sort()).toEqual(['one', 'other']);
});
