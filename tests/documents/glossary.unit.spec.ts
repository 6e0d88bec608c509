import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { unwrapped, wordsIn } from './specification-text.js';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));

function codeIn(path: string): string {
  if (statSync(path).isFile()) return readFileSync(path, 'utf8');
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /(?<!spec)\.tsx?$/.test(entry.name))
    .map((entry) => codeIn(join(path, entry.name)))
    .join('\n');
}

const rows = [
  ...unwrapped(readFileSync(join(docs, 'glossary.md'), 'utf8')).matchAll(
    /^- \*\*(.+?)\*\*: .+ (\[[^\]]+\]\([^)]+\).*)$/gm,
  ),
].map(([, word, where]) => [word!, where!] as const);

it.each(rows)('the glossary names the identifier of %s', (_word, where) => {
  const place = /\]\(([^)]+)\)/.exec(where)?.[1];
  const code = codeIn(join(docs, place!));
  for (const name of wordsIn(where)) expect(code).toMatch(new RegExp(`\\b${name}\\b`));
});

it('the glossary names each word once', () => {
  expect(rows.length).toBeGreaterThan(100);
  const words = rows.map(([word]) => word);
  expect(new Set(words).size).toBe(words.length);
});
