import { closedAccountName } from '@deepam/contracts';
import { afterEach, expect, it } from '@jest/globals';
import { language } from '../../lib/i18n/language.js';
import { personName, plainName } from './person-name.js';

const english = language.get();
afterEach(() => language.set(english));

it('the name does not turn other words around, and stays unchanged in a file', () => {
  expect(`${personName('محمد')} (5)`).toBe('\u2068محمد\u2069 (5)');
  expect(plainName('محمد')).toBe('محمد');
});

it("a name is shown unchanged, and that of a closed account in the reader's language", () => {
  expect(['Asha Patil', closedAccountName].map(personName)).toEqual(['Asha Patil', 'Closed account']);
  language.set({ language: 'hi', catalogues: { 'shared-dialogs': { closedAccount: 'बंद खाता' } } });
  expect(['Asha Patil', closedAccountName].map(personName)).toEqual(['Asha Patil', 'बंद खाता']);
});
