import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { asBrotli } from './compress.js';

const { resolve } = createRequire(import.meta.url);

const files = {
  'worker.js': 'tesseract.js/dist/worker.min.js',
  'core.js': 'tesseract.js-core/tesseract-core-simd-lstm.js',
  // The recogniser expects the file next to the worker, under this name.
  'tesseract-core-simd-lstm.wasm': 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  'eng.traineddata.gz': '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
};

/**
 * Copies the text recogniser unchanged into a folder whose name changes with its files, because the files request each
 * other by fixed names. The server allows only `worker.js` to compile WebAssembly.
 */
export function receiptReader(): Plugin {
  const contents = Object.entries(files).map(([name, file]) => [name, readFileSync(resolve(file))] as const);
  const digest = createHash('sha256');
  for (const [, content] of contents) digest.update(content);
  const folder = `assets/receipt-reader-${digest.digest('hex').slice(0, 12)}`;
  const bytes = contents.reduce((sum, [name, content]) => sum + carried(name, content), 0);
  return {
    name: 'receipt-reader',
    config: () => ({ define: { __RECEIPT_READER__: JSON.stringify({ folder, bytes }) } }),
    configureServer(server) {
      for (const [name, content] of contents) {
        server.middlewares.use(`/${folder}/${name}`, (_request, response) => {
          response.setHeader('content-type', name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript');
          response.end(content);
        });
      }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, source] of contents) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
      }
    },
  };
}

/** Transferred bytes: compressed files are sent unchanged. */
const carried = (name: string, content: Buffer): number =>
  name.endsWith('.gz') ? content.length : asBrotli(content).length;
