import type { LanguageState } from '../lib/i18n/language.js';
import type { Head } from './page.js';

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

export function translatedHead(path: string, { catalogues }: LanguageState): Head {
  const [catalogue, title, description] = sentences[path] ?? [];
  const say = (name: string | undefined, key: string | undefined): string => {
    const sentence = catalogues[name ?? '']?.[key ?? ''];
    if (sentence === undefined)
      throw new Error(`${path} has no title or description in prerender/translated-heads.ts.`);
    return sentence;
  };
  const name = say(catalogue, title);
  const about = description === 'tagline' ? say('app', 'tagline') : say(catalogue, description);
  return { name, title: path === '/' ? name : `${name} – Deepam`, description: about };
}
