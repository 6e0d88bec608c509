import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const worthwhile = /\.(?:js|css|html|svg|xml|txt|json|webmanifest|wasm)$/;
/** Below this a compressed answer saves no packet. */
const smallest = 1024;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFiles(folder),
    },
  };
}

/** The best quality takes seconds for a megabyte of WebAssembly, and saves a tenth of it. */
export const asBrotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: content.length > 1_000_000 ? 9 : 11 } });

function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    if (!worthwhile.test(entry) || statSync(path).size < smallest) continue;
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, asBrotli(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
