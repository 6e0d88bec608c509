import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const source = join(import.meta.dirname, '..');
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** A declaration with an unknown variable is invalid, so the element gets the inherited or initial value instead. */
function unknownVariables(files: Readonly<Record<string, string>>, everywhere: ReadonlySet<string>): string[] {
  return Object.entries(files).flatMap(([file, css]) => {
    const own = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!));
    return [...css.matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, name]) => name!)
      .filter((name) => !own.has(name) && !everywhere.has(name))
      .map((name) => `${file}: ${name}`);
  });
}

const tokens = withoutComments(readFileSync(join(source, 'theme/tokens.css'), 'utf8'));
const ofTokens = new Set([...tokens.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!));

it('every style variable without a fallback is a token, or set by its own file or by a script', () => {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const textOf = (name: string) => readFileSync(join(source, name), 'utf8');
  const styles = names.filter((name) => name.endsWith('.css'));
  const scripts = names.filter((name) => /\.tsx?$/.test(name)).map(textOf);
  const ofScripts = scripts.flatMap((text) => [...text.matchAll(/'(--[\w-]+)'/g)].map(([, name]) => name!));
  const files = Object.fromEntries(styles.map((name) => [name, withoutComments(textOf(name))]));
  expect(styles.length).toBeGreaterThan(50);
  expect(unknownVariables(files, new Set([...ofTokens, ...ofScripts]))).toEqual([]);
});

it('an unknown variable is found, and one with a fallback is not', () => {
  const css = 'h1 { font-size: var(--size); color: var(--ink, red); --own: 1px; margin: var(--own); }';
  expect(unknownVariables({ 'a.css': css }, ofTokens)).toEqual(['a.css: --size']);
});
