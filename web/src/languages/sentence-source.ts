import type { SentenceSource } from '../lib/i18n/language.js';
import { retryImport } from '../lib/retry-import.js';
import type { Translated } from '../lib/i18n/languages.js';
import { type Area, areaOf, type AreaSentences } from './areas.js';

type Chunks = { readonly [A in Area]: (language: Translated) => Promise<{ default: AreaSentences<A> }> };

/** Each area of each language is a chunk of its own. Vite finds the files by these patterns, so they are named as they are. */
const chunks: Chunks = {
  site: (language) => import(`./${language}/site.ts`),
  legal: (language) => import(`./${language}/legal.ts`),
  grievance: (language) => import(`./${language}/grievance.ts`),
  members: (language) => import(`./${language}/members.ts`),
  head: (language) => import(`./${language}/head.ts`),
};

export const sentenceSource: SentenceSource<Area> = {
  first: 'site',
  areaOf: (catalogue) => (areaOf as Readonly<Record<string, Area>>)[catalogue],
  load: async (language, area) =>
    (await retryImport<Awaited<ReturnType<Chunks[Area]>>>(() => chunks[area](language))).default,
};
