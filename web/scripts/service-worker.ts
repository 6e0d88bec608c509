import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Pages that are cached from the start: the home page, and the frame in which every other page can be drawn. */
const pages = ['/', '/dashboard'];
/** The files of the login page are cached too, because a member may log out offline. */
const wayOut = '/login';

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
        const texts = await Promise.all(
          [...pages, wayOut].map((page) => readFile(join(out, page, 'index.html'), 'utf8')),
        );
        const files = new Set(
          texts.flatMap((text) => [...text.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!)),
        );
        const shell = {
          revision: createHash('sha256').update(texts.join()).digest('hex').slice(0, 12),
          addresses: [...pages, ...files, '/icons/icon-192.png', '/icons/badge.png'],
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
