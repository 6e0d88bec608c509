// Builds the documentation as a static site with search: the committed pages, and reference pages that are generated
// from the contracts and the sources. `npm run docs` writes docs/.site/.vitepress/dist; nothing of it is committed.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vitepress';
import { committedPages, pageForSite } from './committed-pages.mjs';
import { referencePages } from './reference.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = join(root, 'docs/.site');

function write(path, text) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

rmSync(site, { recursive: true, force: true });
const reference = await referencePages(root);
const pages = committedPages(root);
const staged = new Set([...pages, ...reference.keys()]);
for (const page of pages) write(page.replace(/(^|\/)README\.md$/, '$1index.md'), pageForSite(root, page, staged));
for (const [path, text] of reference) write(path, text);
for (const folder of ['architecture', 'pictures'])
  cpSync(join(root, 'docs', folder), join(site, 'docs', folder), { recursive: true });
write('.vitepress/config.mjs', "export { default } from '../../site/config.mjs';\n");
await build(site);
