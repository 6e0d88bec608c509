import { addressIn } from '../src/lib/i18n/addresses.js';
import { type Language, languages } from '../src/lib/i18n/languages.js';
import type { PrerenderedPage } from '../src/prerender/page.js';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text of a script element cannot end it. */
export const inert = (json: string): string => json.replaceAll('<', '\\u003c');

export const codes = Object.keys(languages) as Language[];

export const placeOf = (page: string, origin: string, code: Language): string => origin + addressIn(code, page);

export function headOf({ language, path, head, isListed, data }: PrerenderedPage, origin: string): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`;
  const graph = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}">`;
  if (!isListed) return [`<title>${escaped(head.title)}</title>`, meta('robots', 'noindex')].join('\n');
  const address = placeOf(path!, origin, language);
  const alternate = (code: string, place: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escaped(place)}">`;
  return [
    `<title>${escaped(head.title)}</title>`,
    meta('description', head.description),
    `<link rel="canonical" href="${escaped(address)}">`,
    ...codes.map((code) => alternate(code, placeOf(path!, origin, code))),
    alternate('x-default', placeOf(path!, origin, 'en')),
    graph('type', 'website'),
    graph('site_name', 'Deepam'),
    graph('locale', `${language}_IN`),
    graph('title', head.title),
    graph('description', head.description),
    graph('url', address),
    graph('image', `${origin}/icons/share.jpg`),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    graph('image:alt', 'Lit clay lamps and a bundle of cotton wicks'),
    meta('twitter:card', 'summary_large_image'),
    ...(data === null ? [] : [`<script type="application/ld+json">${inert(data)}</script>`]),
  ].join('\n');
}
