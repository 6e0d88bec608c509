import { addressIn } from '../src/lib/i18n/addresses.js';
import { type Language, languages } from '../src/lib/i18n/languages.js';
import type { PrerenderedPage } from '../src/prerender/page.js';

/** What the pages are made from: the built index.html and what each page needs besides. */
export interface Template {
  readonly html: string;
  /** Where the product is reached, without a slash at its end. */
  readonly origin: string;
  /** The text of a built style sheet, by its address. */
  styleOf(address: string): string;
  /** Addresses of the chunks and style sheets of a page that the entry does not load by itself. */
  partsOf(path: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text of a script element cannot end it. */
const inert = (json: string): string => json.replaceAll('<', '\\u003c');

const codes = Object.keys(languages) as Language[];

/** Where a listed page is, in its own language or another. */
const placeOf = (page: string, origin: string, code: Language): string => origin + addressIn(code, page);

function headOf({ language, path, head, isListed, data }: PrerenderedPage, origin: string): string {
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

/** Address of the chunk of React, which the entry imports; see vite.config.ts. */
function reactOf(html: string): string {
  const [address] = /\/assets\/react-[^"]+\.js/.exec(html) ?? [];
  if (address === undefined) throw new Error('The build has no chunk for React.');
  return address;
}

/** What is typed before the application is there would be lost. */
const forms: readonly unknown[] = ['/login', '/forgot-password', '/register'];
const isForm = ({ path }: PrerenderedPage): boolean => forms.includes(path);

/** The links around a form work from the start. */
const bodyOf = (page: PrerenderedPage): string =>
  isForm(page) ? page.body.replace('<main ', '<main inert ') : page.body;

/** The page as it is served. The style sheet of the entry is part of it, so that the first drawing waits for nothing else. */
export function pageHtml(page: PrerenderedPage, { html, origin, styleOf, partsOf }: Template): string {
  const { scripts, styles } = partsOf(page.path ?? '*');
  const [own, ...shared] = scripts;
  const links = [
    ...styles.map((address) => `<link rel="stylesheet" crossorigin href="${address}">`),
    // Run like the entry, the page's chunk is there when the entry asks for it, and the page is taken over before it is "loaded".
    ...(own === undefined ? [] : [`<script type="module" crossorigin fetchpriority="low" src="${own}"></script>`]),
    ...shared.map((address) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}">`),
  ];
  return (
    html
      .replace('<html lang="en"', `<html lang="${page.language}"${page.isListed ? ' data-translated' : ''}`)
      // What is seen is in the page already: its pictures go before the scripts that take it over.
      .replace(/<(script type="module"|link rel="modulepreload") crossorigin/g, '<$1 crossorigin fetchpriority="low"')
      // React is run before the application and not from within it: to a slow phone these are two tasks, and not one long one.
      .replace(/(<script [^>]*src=")[^"]+("><\/script>)/, (entry, before: string, after: string) =>
        [before + reactOf(html) + after, entry].join('\n'),
      )
      .replace(/<title>.*?<\/title>/, () => headOf(page, origin))
      .replace(
        /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g,
        (_, address: string) => `<style>${styleOf(address)}</style>`,
      )
      .replace('</head>', () => `${links.join('\n')}\n</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-page="${page.path === null ? '' : addressIn(page.language, page.path)}">${bodyOf(page)}</div>`,
      )
  );
}

export function sitemap(pages: readonly PrerenderedPage[], origin: string): string {
  const addresses = pages
    .filter(({ isListed }) => isListed)
    .map(({ language, path }) => {
      const others = codes.map(
        (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(placeOf(path!, origin, code))}"/>`,
      );
      return `<url><loc>${escaped(placeOf(path!, origin, language))}</loc>${others.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses.join('\n')}\n</urlset>\n`;
}

export function robots(pages: readonly PrerenderedPage[], origin: string): string {
  const closed = pages
    .filter(({ isListed, path }) => !isListed && path !== null)
    .map(({ path }) => `Disallow: ${path}`);
  return ['User-agent: *', 'Disallow: /api/', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
