import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { addressIn } from '../src/lib/i18n/addresses.js';
import type { PrerenderedPage } from '../src/prerender/page.js';
import { pageHtml } from './page-template.js';
import { robots, sitemap } from './sitemap.js';
import { partsOfPages } from './parts-of-pages.js';

export interface PrerenderOptions {
  readonly origin: string;
}

export function prerender({ origin }: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const out = resolve(config.root, config.build.outDir);
        const manifestFile = join(out, '.vite/manifest.json');
        const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
        const html = await readFile(join(out, 'index.html'), 'utf8');
        const pages = await draw(config, origin);
        const styles = new Map<string, string>();
        for (const { css = [] } of Object.values(manifest))
          for (const file of css) styles.set(`/${file}`, await readFile(join(out, file), 'utf8'));
        const pictures = new Map<string, string>();
        for (const { assets = [] } of Object.values(manifest))
          for (const file of assets.filter((one) => one.endsWith('.svg')))
            pictures.set(`/${file}`, await readFile(join(out, file), 'utf8'));
        const template = {
          html,
          origin,
          partsOf: partsOfPages(manifest),
          styleOf: (address: string) => styles.get(address) ?? '',
          pictureOf: (address: string) => pictures.get(address) ?? '',
        };
        const write = async (file: string, text: string) => {
          await mkdir(dirname(join(out, file)), { recursive: true });
          await writeFile(join(out, file), text);
        };
        for (const page of pages) {
          const file =
            page.path === null ? '404.html' : join(addressIn(page.language, page.path).slice(1), 'index.html');
          await write(file, pageHtml(page, template));
        }
        await write('sitemap.xml', sitemap(pages, origin));
        await write('robots.txt', robots(pages, origin));
        await rm(join(out, '.vite'), { recursive: true });
      },
    },
  };
}

async function draw(config: ResolvedConfig, origin: string): Promise<PrerenderedPage[]> {
  // The folder is below the web's folder, so that its packages are found.
  const folder = join(config.root, 'node_modules', `.prerender-${process.pid}`);
  await build({
    configFile: config.configFile,
    root: config.root,
    logLevel: 'warn',
    build: { ssr: 'src/prerender/entry.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  try {
    const entry = pathToFileURL(join(folder, 'entry.js')).href;
    const module = (await import(entry)) as { prerender(origin: string): Promise<PrerenderedPage[]> };
    return await module.prerender(origin);
  } finally {
    await rm(folder, { recursive: true });
  }
}
