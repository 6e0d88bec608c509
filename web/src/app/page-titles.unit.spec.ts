import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { auditMessages } from '../features/audit/messages.js';
import { bankMessages } from '../features/bank/messages.js';
import { broadcastMessages } from '../features/broadcast/messages.js';
import { businessDeskMessages } from '../features/business-desk/messages.js';
import { cottonStockMessages } from '../features/cotton-stock/messages.js';
import { decisionDeskMessages } from '../features/decision-desk/messages.js';
import { bankFileMessages } from '../features/payouts/bank-file-messages.js';
import { payoutMessages } from '../features/payouts/messages.js';
import { taxMessages } from '../features/tax/messages.js';
import type { Catalogue } from '../lib/i18n/messages.js';
import { languages } from '../lib/i18n/languages.js';
import { backOfficeMessages } from './back-office-messages.js';

const titles: readonly (readonly [name: string, catalogue: Catalogue, title: string])[] = [
  ['review', decisionDeskMessages, 'title'],
  ['passwords', decisionDeskMessages, 'passwords'],
  ['cancellations', decisionDeskMessages, 'cancellations'],
  ['announcements', broadcastMessages, 'title'],
  ['stock', cottonStockMessages, 'title'],
  ['payouts', payoutMessages, 'payablesTitle'],
  ['bankFiles', bankFileMessages, 'title'],
  ['bank', bankMessages, 'title'],
  ['tds', taxMessages, 'title'],
  ['overview', businessDeskMessages, 'title'],
  ['reports', businessDeskMessages, 'reportsTitle'],
  ['audit', auditMessages, 'title'],
];

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;
const textsIn = (language: string): Texts => {
  const areas = ['site', 'grievance', 'members', 'head', 'notices'];
  const file = (area: string) => join(import.meta.dirname, `../languages/${language}/${area}.json`);
  return Object.assign({}, ...areas.map((area) => JSON.parse(readFileSync(file(area), 'utf8')) as Texts)) as Texts;
};

it('every page of the back office has the title of its entry in the sidebar', () => {
  const english: Readonly<Record<string, string>> = backOfficeMessages.english;
  expect(titles.map(([, { english: texts }, title]) => texts[title])).toEqual(titles.map(([name]) => english[name]));
});

it.each(Object.keys(languages).filter((code) => code !== 'en'))('titles and entries are equal in %s', (language) => {
  const texts = textsIn(language);
  const entries = texts[backOfficeMessages.name]!;
  expect(titles.map(([, { name }, title]) => texts[name]![title])).toEqual(titles.map(([name]) => entries[name]));
});
