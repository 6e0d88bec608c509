import type { SentenceSource } from '../lib/i18n/language.js';
import { retryImport } from '../lib/retry-import.js';
import type { Translated } from '../lib/i18n/languages.js';
import type { Sentences } from '../lib/i18n/messages.js';
import { type Area, areaOf } from './areas.js';

interface Chunk {
  readonly default: Readonly<Record<string, Sentences>>;
}

/**
 * Each area of each language is a chunk of its own. Vite needs the literal beginning and end of each path to find the
 * files.
 */
const chunks: Readonly<Record<Area, (language: Translated) => Promise<Chunk>>> = {
  site: (language) => import(`./${language}/site.json`),
  legal: (language) => import(`./${language}/legal.json`),
  grievance: (language) => import(`./${language}/grievance.json`),
  members: (language) => import(`./${language}/members.json`),
  head: (language) => import(`./${language}/head.json`),
  notices: (language) => import(`./${language}/notices.json`),
};

export const sentenceSource: SentenceSource<Area> = {
  first: 'site',
  areaOf: (catalogue) => areaOf[catalogue],
  load: async (language, area) => (await retryImport(() => chunks[area](language))).default,
};
