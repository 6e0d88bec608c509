import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.js';
import { memberPages, notFoundPage, publicPages } from '../app/pages.js';
import { sentenceSource } from '../languages/sentence-source.js';
import { addressIn } from '../lib/i18n/addresses.js';
import { language, type LanguageState } from '../lib/i18n/language.js';
import { type Language, languages, type Translated } from '../lib/i18n/languages.js';
import { heads, memberHead, notFoundHead } from './heads.js';
import type { PrerenderedPage, Head } from './page.js';
import { structuredData } from './structured-data.js';

const sentences: Readonly<Record<string, readonly [catalogue: string, title: string, description: string]>> = {
  '/': ['home', 'tabTitle', 'lead'],
  '/about': ['about', 'title', 'lead'],
  '/plans': ['plans', 'title', 'lead'],
  '/contact': ['contact', 'title', 'lead'],
  '/faq': ['faq', 'title', 'lead'],
  '/promises': ['service-levels', 'title', 'lead'],
  '/privacypolicy': ['privacy', 'title', 'why1'],
  '/terms-and-conditions': ['terms', 'title', 'who1'],
  '/login': ['login', 'title', 'tagline'],
  '/forgot-password': ['login', 'forgotTitle', 'tagline'],
  '/register': ['register', 'title', 'tagline'],
};

function translatedHead(path: string, { catalogues }: LanguageState): Head {
  const [catalogue, title, description] = sentences[path] ?? [];
  const say = (name: string | undefined, key: string | undefined): string => {
    const sentence = catalogues[name ?? '']?.[key ?? ''];
    if (sentence === undefined) throw new Error(`${path} has no title or description in prerender/entry.tsx.`);
    return sentence;
  };
  const name = say(catalogue, title);
  const about = description === 'tagline' ? say('app', 'tagline') : say(catalogue, description);
  return { name, title: path === '/' ? name : `${name} – Deepam`, description: about };
}

const draw = (path: string, code: Language = 'en'): string =>
  renderToString(
    <App
      within={(routes) => (
        <StaticRouter location={addressIn(code, path)} basename={addressIn(code, '/')}>
          {routes}
        </StaticRouter>
      )}
    />,
  );

export async function prerender(origin: string): Promise<PrerenderedPage[]> {
  await Promise.all([...Object.values(publicPages), notFoundPage].map(({ load }) => load()));
  const open = Object.keys(publicPages).map((path): PrerenderedPage => {
    const head = heads[path];
    if (head === undefined) throw new Error(`${path} has no title and description in prerender/heads.ts.`);
    const data = JSON.stringify(structuredData(origin, path));
    return { language: 'en', path, head, body: draw(path), isListed: true, data };
  });
  const closed = Object.keys(memberPages).map((path): PrerenderedPage => {
    if (path.includes(':')) throw new Error(`${path}: the servers know whole addresses only; use a query instead.`);
    return { language: 'en', path, head: memberHead, body: draw(path), isListed: false, data: null };
  });
  const missing = { path: null, head: notFoundHead, body: draw('/404'), isListed: false, data: null };
  const pages: PrerenderedPage[] = [...open, ...closed, { language: 'en', ...missing }];
  for (const code of Object.keys(languages) as Language[]) if (code !== 'en') pages.push(...(await drawIn(code)));
  return pages;
}

/** Languages are rendered one after the other, because there is one active language. */
async function drawIn(code: Translated): Promise<PrerenderedPage[]> {
  const [site, legal] = await Promise.all([sentenceSource.load(code, 'site'), sentenceSource.load(code, 'legal')]);
  language.begin({ language: code, catalogues: { ...site, ...legal } });
  return Object.keys(publicPages).map((path) => ({
    language: code,
    path,
    head: translatedHead(path, language.get()),
    body: draw(path, code),
    isListed: true,
    data: null,
  }));
}
