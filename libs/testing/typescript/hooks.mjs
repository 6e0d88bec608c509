import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from './compile.mjs';

const root = new URL('../../../', import.meta.url);
const libraries = new URL('libs/', root).href;
const library = /^@deepam\/([a-z-]+)$/;
/** Vite imports the sentences of a language as JSON without an attribute. */
const sentences = /\/web\/src\/languages\/.*\.json$/;
const typescript = /\.tsx?$/;
const globalsOfJest = new URL('../jest/globals.mjs', import.meta.url).href;

/**
 * Specs and child processes run the sources without a build. Our modules that a spec imports carry its query
 * (native-runtime.cjs).
 */
export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return found(globalsOfJest);
  const { search, pathname } = new URL(context.parentURL ?? root);
  const name = library.exec(specifier)?.[1];
  if (name)
    return found(
      name === 'local'
        ? new URL('deploy/local/src/index.ts', root).href + search
        : new URL(`libs/${name}/src/index.ts`, root).href,
    );
  const source =
    typescript.test(pathname) && specifier.startsWith('.') && sourceOf(new URL(specifier, context.parentURL));
  if (!source) return next(specifier, context);
  const { href } = pathToFileURL(source);
  return found(href.startsWith(libraries) ? href : href + search);
}

export async function load(url, context, next) {
  const { protocol, pathname } = new URL(url);
  if (protocol === 'file:' && sentences.test(pathname)) {
    const text = await readFile(fileURLToPath(url), 'utf8');
    return { format: 'module', source: `export default ${text}`, shortCircuit: true };
  }
  if (protocol !== 'file:' || !typescript.test(pathname)) return next(url, context);
  return { format: 'module', source: await compile(fileURLToPath(url)), shortCircuit: true };
}

const found = (url) => ({ url, format: 'module', shortCircuit: true });

/** Imports name a file of TypeScript by its compiled name, or in the web without its ending. */
function sourceOf(url) {
  const path = fileURLToPath(url).replace(/\.js$/, '');
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => typescript.test(file) && existsSync(file));
}
