import type { PrerenderedPage } from '../src/prerender/page.js';
import { escaped, codes, placeOf } from './page-head.js';

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
