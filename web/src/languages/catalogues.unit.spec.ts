import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue, isClosedAccountName, plans } from '@deepam/contracts';
import { kitMessages } from '../shared/plans/kit-messages.js';
import { languages, type Translated } from '../lib/i18n/languages.js';
import type { Catalogue, Sentences } from '../lib/i18n/messages.js';
import { type Area, areaOf } from './areas.js';
import type { Glossary } from './glossary.js';
import { loadingWords } from './loading-words.js';
import { sentenceSource } from './sentence-source.js';

/** Words that stay the same in all languages: plans, documents, formats, units, keys, examples. */
const international = new Set(
  `Bronze Silver Gold UPI UTR OTP PIN PAN IFSC QR PDF CSV JPEG HEIC PNG WebP MB WhatsApp Google Microsoft Authenticator Aegis Page Up Down Enter Ctrl K CIN GSTIN GST HSN FL7K2M9QX ABCPE1234F SBIN0005943
  R KYC NEFT TDS XLSX Excel xls xlsx csv Dr Cr SBI CURRENT`.split(/\s+/),
);
const codes = Object.keys(languages).filter((code) => code !== 'en') as Translated[];
/** A letter of the script that the language is written in: Devanagari for Hindi. */
const letterOf = (language: string): RegExp =>
  new RegExp(`\\p{Script=${new Intl.Locale(language).maximize().script}}`, 'u');
const source = join(import.meta.dirname, '..');
const errorCodes = Object.fromEntries(Object.entries(errorCatalogue).map(([code, { message }]) => [code, message]));

const english: Record<string, Sentences> = { 'error-codes': errorCodes };
const translated: Record<string, Record<string, Sentences>> = {};

beforeAll(async () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /messages\.ts$/.test(file));
  for (const file of files) {
    const parts: unknown[] = Object.values(await import(join(source, file)));
    for (const part of parts) if (isCatalogue(part)) english[part.name] = part.english;
  }
  for (const language of codes) {
    const areas = await Promise.all(
      [...new Set<Area>(Object.values(areaOf))].map((area) => sentenceSource.load(language, area)),
    );
    translated[language] = Object.assign({}, ...areas) as Record<string, Sentences>;
  }
});

const isCatalogue = (part: unknown): part is Catalogue =>
  typeof part === 'object' && part !== null && 'english' in part;
const parametersOf = (sentence: string): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();
const wordsOf = (sentence: string): string[] => sentence.replace(/\{\w+\}/g, ' ').match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];

function faultyIn(language: string, isFaulty: (sentence: string, original: string) => boolean): string[] {
  return Object.entries(translated[language]!).flatMap(([name, sentences]) =>
    Object.entries(sentences)
      .filter(([key, sentence]) => isFaulty(sentence, english[name]?.[key] ?? ''))
      .map(([key, sentence]) => `${name}.${key}: ${sentence}`),
  );
}

const longSentencesIn = (language: string): ReadonlySet<string> =>
  new Set(Object.values(translated[language]!).flatMap((sentences) => Object.values(sentences).filter(isLong)));
const isLong = (sentence: string): boolean => sentence.length > 40;

describe.each(codes)('the sentences in %s', (language) => {
  it('the sentences are those of the pages: none is missing, none is left over', () => {
    const keys = (catalogues: Record<string, Sentences>) =>
      Object.entries(catalogues)
        .flatMap(([name, sentences]) => Object.keys(sentences).map((key) => `${name}.${key}`))
        .sort();
    expect(keys(translated[language]!)).toEqual(keys(english));
  });

  it('translations have the same parameters', () => {
    expect(
      faultyIn(language, (sentence, original) => `${parametersOf(sentence)}` !== `${parametersOf(original)}`),
    ).toEqual([]);
  });

  it("sentences use the language's own script", () => {
    const own = letterOf(language);
    const isForeign = (letter: string) => !own.test(letter) && !/\p{Script=Latin}/u.test(letter);
    expect(faultyIn(language, (sentence) => (sentence.match(/\p{L}/gu) ?? []).some(isForeign))).toEqual([]);
  });

  it('sentences have no English left in them', () => {
    expect(faultyIn(language, (sentence) => wordsOf(sentence).some((word) => !international.has(word)))).toEqual([]);
  });

  it('sentences are not those of another language', () => {
    const others = codes.filter((code) => code !== language).map((code) => longSentencesIn(code));
    const isOthers = (sentence: string) => others.some((other) => other.has(sentence));
    expect([...longSentencesIn(language)].filter(isOthers)).toEqual([]);
  });

  it('the sentences in %s use the words of the glossary', async () => {
    const { glossary } = (await import(`./${language}/glossary.ts`)) as { glossary: Glossary };
    for (const { say, never, of = /./, unless } of glossary) {
      const isSpokenOf = (original: string) => of.test(original) && unless?.test(original) !== true;
      const others = faultyIn(
        language,
        (text, original) => isSpokenOf(original) && never.some((word) => text.includes(word)),
      );
      expect({ say, insteadIn: others }).toEqual({ say, insteadIn: [] });
      // A misspelt word in the list would forbid nothing.
      expect(faultyIn(language, (text) => text.includes(say))).not.toEqual([]);
    }
  });

  it('closed accounts have a name that no other account may have', () => {
    const name = translated[language]!['shared-dialogs']!['closedAccount']!;
    expect({ name, isReservedByContracts: isClosedAccountName(name) }).toEqual({ name, isReservedByContracts: true });
  });

  it('sentences have Latin digits, like amounts and dates', () => {
    expect(faultyIn(language, (sentence) => /(?![0-9])\p{Nd}/u.test(sentence))).toEqual([]);
  });
});

describe('the word of waiting in the head of every page', () => {
  it('the loading text is the one of the pages', () => {
    expect(loadingWords).toEqual(
      Object.fromEntries(codes.map((language) => [language, translated[language]!['components']!['loading']])),
    );
    expect(readFileSync(join(source, '..', 'index.html'), 'utf8')).toContain('data-loading="__LOADING_WORDS__"');
  });
});

/** The number in these sentences is always above one: minutes of a longer wait, credits that came together, and limits. */
const aboveOne = new Set([
  'client-errors.tooMany',
  'credits.several',
  'decision-desk.oldest',
  'notifications.manyNews',
  'statement.printTooLong',
]);
/** A number is followed by a word in the plural; a limit is no count. */
const countedThing =
  /(?<!At most |first |takes |within )\{(?:count|left|lines|newLines|rows|members|levels|suggested|minutes|hours|days)\} (?:other |new )?(?:[a-z]+s|are|were)\b/;

describe('every catalogue of the pages', () => {
  it('every counted thing has a form for one and a form for several', () => {
    const faulty = Object.entries(english).flatMap(([name, sentences]) =>
      Object.entries(sentences)
        .filter(([key, sentence]) => countedThing.test(sentence) && !/\.(one|other)$/.test(key))
        .map(([key]) => `${name}.${key}`)
        .filter((key) => !aboveOne.has(key)),
    );
    expect(faulty).toEqual([]);
  });

  it('every catalogue is in a loaded area', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(areaOf).sort());
  });

  it('every catalogue of the pages contains each line of the kits', () => {
    const lines = Object.values(plans).flatMap(({ contents }) => contents);
    expect(lines.filter((line) => !Object.hasOwn(kitMessages.english, line))).toEqual([]);
  });
});
