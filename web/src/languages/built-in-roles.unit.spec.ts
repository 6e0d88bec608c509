import { builtInRoleNames } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { staffMessages } from '../shared/members/staff-messages.js';
import { languages, type Translated } from '../lib/i18n/languages.js';
import { sentenceSource } from './sentence-source.js';

const translated = Object.keys(languages).filter((code): code is Translated => code !== 'en');
const roles = ['clerk', 'cashier', 'dispatcher', 'accountant', 'reader'] as const;

it('the server rejects a custom role with the shown name of a built-in role', async () => {
  const areas = await Promise.all(translated.map((language) => sentenceSource.load(language, 'head')));
  const texts = [staffMessages.english, ...areas.map((area) => area['staff'])];
  const shown = texts.flatMap((text) => roles.map((role) => text?.[role]));
  expect([...builtInRoleNames].toSorted()).toEqual(shown.toSorted());
});
