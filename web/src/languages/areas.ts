import type { Translated } from '../lib/i18n/languages.js';
import type { Catalogue, Sentences, SentencesOf } from '../lib/i18n/messages.js';
import type { HeadCatalogue, LegalCatalogue, MembersCatalogue, SiteCatalogue } from './catalogues.js';

/** What is loaded together: the frame and the public pages at once; the rest when it is needed. */
interface Areas {
  site: SiteCatalogue;
  legal: LegalCatalogue;
  members: MembersCatalogue;
  head: HeadCatalogue;
}
export type Area = keyof Areas;
type CatalogueName = Areas[Area]['name'];

type Named<C extends Catalogue> = { readonly [One in C as One['name']]: SentencesOf<One> };
/** One area of one language: every catalogue by its name. */
export type AreaSentences<A extends Area> = Named<Areas[A]>;

/** In which area a catalogue is. */
export const areaOf: Readonly<Record<CatalogueName, Area>> = {
  app: 'site',
  components: 'site',
  'shared-dialogs': 'site',
  faults: 'site',
  'error-codes': 'site',
  kit: 'site',
  home: 'site',
  about: 'site',
  plans: 'site',
  contact: 'site',
  faq: 'site',
  login: 'site',
  register: 'site',
  terms: 'legal',
  privacy: 'legal',
  account: 'members',
  dashboard: 'members',
  'network-panel': 'members',
  cotton: 'members',
  payouts: 'members',
  notifications: 'members',
  'notification-kinds': 'members',
  'network-tree': 'members',
  statement: 'members',
  'proof-viewer': 'members',
  'seen-before': 'members',
  numbers: 'members',
  'member-level': 'head',
  'member-desk': 'head',
  'cotton-desk': 'head',
  'commission-schedule': 'head',
  broadcast: 'head',
  desk: 'head',
  'statement-desk': 'head',
};

export const isCatalogueName = (name: string): name is CatalogueName => Object.hasOwn(areaOf, name);

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

/** @throws TypeError when the chunk cannot be loaded */
export async function loadSentences(language: Translated, area: Area): Promise<Readonly<Record<string, Sentences>>> {
  return (await chunks[language][area]()).default;
}
