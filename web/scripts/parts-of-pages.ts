import type { Manifest } from 'vite';
import type { PrerenderedPage } from '../src/prerender/page.js';

/** The pages after login share this chunk: see chunk-groups.ts. */
const memberChunk = 'member';

/** Chunk files of the pages whose content is prerendered, by address; the home page is part of the entry. */
const pageFiles: Readonly<Record<string, string>> = {
  '/about': 'src/features/about/about-page.tsx',
  '/contact': 'src/features/contact/contact-page.tsx',
  '/faq': 'src/features/faq/faq-page.tsx',
  '/promises': 'src/features/service-levels/service-levels-page.tsx',
  '/privacypolicy': 'src/features/legal/privacy-page.tsx',
  '/terms-and-conditions': 'src/features/legal/terms-page.tsx',
  '/plans': 'src/app/plans-route.tsx',
  '/login': 'src/features/login/login-page.tsx',
  '/forgot-password': 'src/features/login/forgot-password-page.tsx',
  '/register': 'src/features/register/register-page.tsx',
  '*': 'src/app/not-found-page.tsx',
};

export interface PageParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const entryFile = 'index.html';

/** The page lists these files, so that the browser requests all of them at the start. */
export function partsOfPages(manifest: Manifest): (page: PrerenderedPage) => PageParts {
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const other of manifest[file]?.imports ?? []) withImports(other, seen);
    return seen;
  };
  const entry = withImports(entryFile);
  const stylesOf = (files: Iterable<string>) => [...files].flatMap((file) => manifest[file]?.css ?? []);
  const loaded = new Set(stylesOf(entry));
  const memberFile = Object.keys(manifest).find((file) => manifest[file]!.name === memberChunk);
  return ({ path, isListed }) => {
    if (path === '/') return { scripts: [], styles: [] };
    const file = path === null || isListed ? pageFiles[path ?? '*'] : memberFile;
    if (file === undefined || manifest[file] === undefined) throw new Error(`The build has no chunk for ${path}.`);
    const more = [...withImports(file)].filter((part) => !entry.has(part));
    return {
      scripts: more.map((part) => `/${manifest[part]!.file}`),
      styles: [...new Set(stylesOf(more))].filter((style) => !loaded.has(style)).map((style) => `/${style}`),
    };
  };
}
