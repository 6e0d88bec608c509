import type { SentenceSource } from '../lib/i18n/language.js';
import type { Translated } from '../lib/i18n/languages.js';
import { type Area, areaOf, type AreaSentences } from './areas.js';

type Chunk<A extends Area> = () => Promise<{ default: AreaSentences<A> }>;

/** Each area of each language is a chunk of its own. */
const chunks: Readonly<Record<Translated, { readonly [A in Area]: Chunk<A> }>> = {
  hi: {
    site: () => import('./hi/site.js'),
    legal: () => import('./hi/legal.js'),
    members: () => import('./hi/members.js'),
    head: () => import('./hi/head.js'),
  },
  mr: {
    site: () => import('./mr/site.js'),
    legal: () => import('./mr/legal.js'),
    members: () => import('./mr/members.js'),
    head: () => import('./mr/head.js'),
  },
  gu: {
    site: () => import('./gu/site.js'),
    legal: () => import('./gu/legal.js'),
    members: () => import('./gu/members.js'),
    head: () => import('./gu/head.js'),
  },
  ta: {
    site: () => import('./ta/site.js'),
    legal: () => import('./ta/legal.js'),
    members: () => import('./ta/members.js'),
    head: () => import('./ta/head.js'),
  },
};

/** The sentences of every language but English. */
export const sentenceSource: SentenceSource<Area> = {
  first: 'site',
  areaOf: (catalogue) => (areaOf as Readonly<Record<string, Area>>)[catalogue],
  load: async (language, area) => (await chunks[language][area]()).default,
};
