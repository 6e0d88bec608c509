import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { version } = createRequire(import.meta.url)('@swc/core/package.json');
const cache = fileURLToPath(new URL('../../../node_modules/.cache/typescript/', import.meta.url));
mkdirSync(cache, { recursive: true });

export const swcOptions = {
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
};
const key = JSON.stringify([version, swcOptions]);
const keptAs = (filename, text) => cache + createHash('sha1').update(key).update(filename).update(text).digest('hex');

/** Processes share compiled files. */
export async function compile(filename) {
  const text = await readFile(filename, 'utf8');
  const kept = keptAs(filename, text);
  const before = await readFile(kept, 'utf8').catch(() => undefined);
  if (before !== undefined) return before;
  const { transform } = await import('@swc/core');
  const { code, map } = await transform(text, { ...swcOptions, filename });
  await write(`${kept}.map`, map);
  await write(kept, code);
  return code;
}

export function sourceMapOf(filename) {
  return existsSync(filename) ? `${keptAs(filename, readFileSync(filename, 'utf8'))}.map` : undefined;
}

/** Another process may read the file at any time, so it is renamed when it is complete. */
async function write(file, text) {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
