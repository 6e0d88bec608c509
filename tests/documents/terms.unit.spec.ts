import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contracts from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { languages } from '../../web/src/lib/i18n/languages.js';
import { tableRows, wordsIn } from './specification-text.js';

type Texts = Readonly<Record<string, string>>;
type Enums = Readonly<Record<string, readonly string[]>>;

interface Term {
  readonly english: string;
  readonly identifiers: readonly string[];
  readonly translations: Texts;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const translated = Object.keys(languages).filter((code) => code !== 'en');

const section = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('## The words on the screens')[1]!
  .split('\n## ')[0]!;
const identifiers = wordsIn(section).filter((word) => word.includes('.'));
const terms = tableRows(section).map(([english, code, ...words]): Term => ({
  english: english!,
  identifiers: wordsIn(code),
  translations: Object.fromEntries(translated.map((language, at) => [language, words[at]!])),
}));

const enums: Enums = {
  ...Object.fromEntries(
    Object.entries(contracts).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
  ),
  builtInRoles: contracts.builtInRoles.map(({ _id }) => _id),
};
/** `openGrievanceStates` is a part of `grievanceStates`. */
const named = Object.keys(enums).filter((name) => /(States|Statuses)$/.test(name) && name !== 'openGrievanceStates');
const kinds = ['permissions', 'builtInRoles', 'auditActorKinds', 'payableKinds', 'payoutAccounts', 'transferChannels'];
const shown = [...named, ...kinds, 'evidenceSources', 'evidenceSays', 'taxDocumentKinds'];

/** The labels of each enum: the catalogue and the beginning of the key. */
const labelled: Texts = {
  approvalStates: 'approval-requests.state.',
  bankFileStates: 'bank-files.state.',
  bankLineStates: 'bank-money.state.',
  bankLineFilters: 'bank-money.state.',
  expectedPaymentStates: 'bank-money.state.',
  bulkApprovalStates: 'bank-approval.state.',
  bulkApprovalRowStates: 'bank-approval.row.',
  grievanceStates: 'grievances.state.',
  payableRowStates: 'payouts.payable.',
  payoutStatuses: 'payouts.status',
  cottonOrderStatuses: 'cotton.status',
  transferStates: 'payouts.transferState.',
  transferChannels: 'payouts.channel.',
  payableKinds: 'payouts.kind.',
  payoutAccounts: 'wallet.',
  evidenceSources: 'payouts.source.',
  auditActorKinds: 'audit.actor.',
  taxDocumentKinds: 'documents.kind.',
};

async function englishLabels(): Promise<Texts> {
  const source = join(root, 'web/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /messages\.ts$/.test(file));
  const modules: object[] = await Promise.all(files.map((file) => import(join(source, file)) as Promise<object>));
  const labels: Record<string, string> = {};
  for (const part of modules.flatMap((module) => Object.values(module) as unknown[])) {
    if (typeof part !== 'object' || part === null || !('english' in part) || !('name' in part)) continue;
    for (const [key, text] of Object.entries(part.english as Texts)) labels[`${String(part.name)}.${key}`] = text;
  }
  return labels;
}

function labelsIn(language: string): Texts {
  const folder = join(root, 'web/src/languages', language);
  const catalogues = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, Texts>));
  return Object.fromEntries(
    catalogues.flatMap(([name, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${name}.${key}`, text] as const),
    ),
  );
}

const valuesIn = (all: Enums, names: readonly string[]): string[] =>
  names.flatMap((name) => (all[name] ?? []).map((value) => `${name}.${value}`));

/** English labels that say something else than the term of their enum value. */
const otherNames = (of: readonly Term[], english: Texts): string[] =>
  of.flatMap((term) =>
    term.identifiers.flatMap((identifier) => {
      const [name = '', value] = identifier.split('.');
      const key = `${labelled[name]}${value}`;
      return key in english && english[key] !== term.english ? [`${key}: ${english[key]}`] : [];
    }),
  );

/** Labels that show a term in English and another word than its fixed one in this language. */
function otherWords(of: readonly Term[], english: Texts, language: string, texts: Texts): string[] {
  const words = new Map(of.map((term) => [term.english, term.translations[language]]));
  return Object.entries(english).flatMap(([key, text]) =>
    words.has(text) && texts[key] !== words.get(text) ? [`${key}: ${texts[key]}, not ${words.get(text)}`] : [],
  );
}

it('the glossary has each state, role, permission and kind of the contracts', () => {
  const known = new Set(identifiers);
  expect(valuesIn(enums, shown).filter((value) => !known.has(value))).toEqual([]);
});

it('the glossary has no identifier that the contracts lack', () => {
  const existing = new Set(valuesIn(enums, Object.keys(enums)));
  expect(identifiers.filter((identifier) => !existing.has(identifier))).toEqual([]);
});

it('each term has one row, one word per language, and no identifier of another term', () => {
  for (const list of [terms.map(({ english }) => english), terms.flatMap((term) => term.identifiers)])
    expect(list.filter((word, at) => list.indexOf(word) !== at)).toEqual([]);
  for (const { translations } of terms)
    expect(Object.values(translations).filter(Boolean)).toHaveLength(translated.length);
});

it('English labels of an enum show the term', async () => {
  const english = await englishLabels();
  for (const prefix of Object.values(labelled))
    expect(Object.keys(english).filter((key) => key.startsWith(prefix))).not.toEqual([]);
  expect(otherNames(terms, english)).toEqual([]);
});

it.each(translated)('labels in %s show the fixed words', async (language) => {
  expect(otherWords(terms, await englishLabels(), language, labelsIn(language))).toEqual([]);
});

it('a missing value, another English name and another word are found', () => {
  const paid: Term = { english: 'Paid', identifiers: ['transferStates.paid'], translations: { hi: 'भुगतान हुआ' } };
  const key = 'payouts.transferState.paid';
  expect(valuesIn({ transferStates: ['paid', 'new'] }, ['transferStates'])).toContain('transferStates.new');
  expect(otherNames([paid], { [key]: 'Settled' })).toEqual([`${key}: Settled`]);
  expect(otherWords([paid], { [key]: 'Paid' }, 'hi', { [key]: 'दिया' })).toEqual([`${key}: दिया, not भुगतान हुआ`]);
});
