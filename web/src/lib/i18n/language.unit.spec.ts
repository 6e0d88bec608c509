import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chooseLanguage, language, translateFrom } from './language.js';

beforeAll(() => {
  const browser = { document: { documentElement: {} }, navigator: { languages: [] }, location: { pathname: '/' } };
  // Node has a navigator of its own from 21 on, which cannot be assigned.
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  translateFrom({
    first: 'site',
    areaOf: () => 'site',
    load: () => Promise.resolve({ app: { home: 'होम' } }),
  });
});
afterAll(() => ['document', 'navigator', 'location'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

it('English uses the very state of the prerendered pages, so that none renders twice', async () => {
  const drawn = language.first();
  await chooseLanguage('en');
  expect(language.get()).toBe(drawn);
  await chooseLanguage('hi');
  expect(language.get()).toMatchObject({ language: 'hi', catalogues: { app: { home: 'होम' } } });
  await chooseLanguage('en');
  expect(language.get()).toBe(drawn);
});
