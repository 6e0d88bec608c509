import { builtInRoleNames } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { staffMessages } from '../shared/members/staff-messages.js';
import { languages, type Translated } from '../lib/i18n/languages.js';
import { sentenceSource } from './sentence-source.js';

const translated = Object.keys(languages).filter((code): code is Translated => code !== 'en');
const roles = ['clerk', 'cashier', 'dispatcher', 'accountant', 'reader'] as const;

it('the server keeps every name by which a built-in role is shown from roles of one’s own', async () => {
  const areas = await Promise.all(translated.map((language) => sentenceSource.load(language, 'head')));
  const texts = [staffMessages.english, ...areas.map((area) => area['staff'])];
  const shown = texts.flatMap((text) => roles.map((role) => text?.[role]));
  expect([...builtInRoleNames].toSorted()).toEqual(shown.toSorted());
});
