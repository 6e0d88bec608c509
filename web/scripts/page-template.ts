import { addressIn } from '../src/lib/i18n/addresses.js';
import type { PrerenderedPage } from '../src/prerender/page.js';
import { headOf } from './page-head.js';
import type { PageParts } from './parts-of-pages.js';

export interface Template {
  readonly html: string;
  readonly origin: string;
  styleOf(address: string): string;
  pictureOf(address: string): string;
  partsOf(page: PrerenderedPage): PageParts;
}

function reactOf(html: string): string {
  const [address] = /\/assets\/react-[^"]+\.js/.exec(html) ?? [];
  if (address === undefined) throw new Error('The build has no chunk for React.');
  return address;
}

/** Forms are not prerendered, because the application would discard early input. */
const forms: readonly unknown[] = ['/login', '/forgot-password', '/register'];
const isForm = ({ path }: PrerenderedPage): boolean => forms.includes(path);

const bodyOf = (page: PrerenderedPage): string =>
  isForm(page) ? page.body.replace('<main ', '<main inert ') : page.body;

const asUrl = (picture: string): string =>
  `"data:image/svg+xml,${picture.replace(/[%#"<>\n]/g, (sign) => encodeURIComponent(sign))}"`;

export function pageHtml(page: PrerenderedPage, { html, origin, styleOf, pictureOf, partsOf }: Template): string {
  const { scripts, styles } = partsOf(page);
  // A frame does not know yet whether its reader is logged in, so it loads the member area without running it.
  const isFrame = page.path !== null && !page.isListed;
  const [own, ...shared] = isFrame ? [undefined, ...scripts] : scripts;
  // The picture is preloaded for the largest paint of the home page: on a slow connection it would come half a second
  // after the text.
  const withPictures = (style: string) =>
    style.replace(/url\((\/assets\/[^)]+\.svg)\)/g, (_, address: string) => `url(${asUrl(pictureOf(address))})`);
  const links = [
    ...styles.map((address) => `<link rel="stylesheet" crossorigin href="${address}">`),
    // The page's chunk is preloaded like the entry, so that hydration precedes the load event.
    ...(own === undefined ? [] : [`<script type="module" crossorigin fetchpriority="low" src="${own}"></script>`]),
    ...shared.map((address) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}">`),
  ];
  return (
    html
      .replace('<html lang="en"', `<html lang="${page.language}"${page.isListed ? ' data-translated' : ''}`)
      // The prerendered page is visible already, so its pictures load before the scripts that hydrate it.
      .replace(/<(script type="module"|link rel="modulepreload") crossorigin/g, '<$1 crossorigin fetchpriority="low"')
      // React runs before the application and not within it: a slow phone then has two tasks instead of one long one.
      .replace(/(<script [^>]*src=")[^"]+("><\/script>)/, (entry, before: string, after: string) =>
        [before + reactOf(html) + after, entry].join('\n'),
      )
      .replace(/<title>.*?<\/title>/, () => headOf(page, origin))
      .replace(
        /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g,
        // Vite's loader finds the link, and does not request what the page contains.
        (_, address: string) =>
          `<style>${page.path === '/' ? withPictures(styleOf(address)) : styleOf(address)}</style>` +
          `<link rel="stylesheet" disabled href=${address}>`,
      )
      .replace('</head>', () => `${links.join('\n')}\n</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-page="${page.path === null ? '' : addressIn(page.language, page.path)}">${bodyOf(page)}</div>`,
      )
  );
}
