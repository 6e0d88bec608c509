import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chooseLanguage, language } from './language.js';

beforeAll(() => void Object.assign(globalThis, { document: { documentElement: {} }, navigator: { languages: [] } }));
afterAll(() => ['document', 'navigator'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

describe('the language', () => {
  it('is the very state of the prerendered pages in English, so that none is drawn a second time', async () => {
    const drawn = language.first();
    await chooseLanguage('en');
    expect(language.get()).toBe(drawn);
    await chooseLanguage('hi');
    expect(language.get()).toMatchObject({ language: 'hi', catalogues: { app: { home: expect.any(String) } } });
    await chooseLanguage('en');
    expect(language.get()).toBe(drawn);
  });
});
