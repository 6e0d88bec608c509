import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** The frame in which every page can be drawn. */
const frame = '/dashboard';
/** Pages whose files are cached from the start; a member may log out offline. */
const pages = ['/', '/login'];

/**
 * The service worker is built last, because it lists the other files. Its name is fixed: browsers look there for the
 * next version.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const out = resolve(config.root, config.build.outDir);
        const textOf = (page: string) => readFile(join(out, page, 'index.html'), 'utf8');
        const texts = await Promise.all(pages.map(textOf));
        const files = new Set(
          texts.flatMap((text) => [...text.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!)),
        );
        const folders = (await readdir(out, { withFileTypes: true })).filter((entry) => entry.isDirectory());
        const frames: string[] = [];
        for (const { name } of folders) {
          const text = await textOf(name).catch(() => '');
          if (text.includes('content="noindex"')) frames.push(`/${name}`);
        }
        const shell = {
          revision: createHash('sha256')
            .update([...texts, await textOf(frame)].join())
            .digest('hex')
            .slice(0, 12),
          frames,
          addresses: ['/', frame, ...files, '/icons/icon-192.png', '/icons/badge.png'],
        };
        await build({
          configFile: false,
          root: config.root,
          logLevel: 'warn',
          publicDir: false,
          define: { __SHELL__: JSON.stringify(shell) },
          build: {
            outDir: out,
            emptyOutDir: false,
            target: config.build.target,
            reportCompressedSize: false,
            rollupOptions: {
              input: 'src/service-worker/worker.ts',
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        });
      },
    },
  };
}
