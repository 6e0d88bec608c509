import { addressIn } from '../src/lib/i18n/addresses.js';
import type { PrerenderedPage } from '../src/prerender/page.js';
import { headOf } from './page-head.js';

/** What the pages are made from: the built index.html and what each page needs besides. */
export interface Template {
  readonly html: string;
  /** Where the product is reached, without a slash at its end. */
  readonly origin: string;
  /** The text of a built style sheet, by its address. */
  styleOf(address: string): string;
  /** The text of a built picture (SVG), by its address. */
  pictureOf(address: string): string;
  /** Addresses of the chunks and style sheets of a page that the entry does not load by itself. */
  partsOf(path: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] };
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

const asUrl = (picture: string): string =>
  `"data:image/svg+xml,${picture.replace(/[%#"<>\n]/g, (sign) => encodeURIComponent(sign))}"`;

/** The page as it is served. The style sheet of the entry is part of it, so that the first drawing waits for nothing else. */
export function pageHtml(page: PrerenderedPage, { html, origin, styleOf, pictureOf, partsOf }: Template): string {
  const { scripts, styles } = partsOf(page.path ?? '*');
  const [own, ...shared] = scripts;
  // The largest paint of the home page: requested by itself, the picture comes half a second after the text on a slow line.
  const withPictures = (style: string) =>
    style.replace(/url\((\/assets\/[^)]+\.svg)\)/g, (_, address: string) => `url(${asUrl(pictureOf(address))})`);
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
        (_, address: string) =>
          `<style>${page.path === '/' ? withPictures(styleOf(address)) : styleOf(address)}</style>`,
      )
      .replace('</head>', () => `${links.join('\n')}\n</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-page="${page.path === null ? '' : addressIn(page.language, page.path)}">${bodyOf(page)}</div>`,
      )
  );
}
