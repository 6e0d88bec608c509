import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const library = /^@deepam\/([a-z-]+)$/;

/** Child processes run the same sources as the tests: no build comes between. */
export async function resolve(specifier, context, next) {
  const name = library.exec(specifier)?.[1];
  if (name) return next(new URL(`../../${name}/src/index.ts`, import.meta.url).href, context);
  const isOurs = context.parentURL?.endsWith('.ts') && specifier.startsWith('.');
  return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
