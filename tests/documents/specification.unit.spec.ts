import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { tableRows } from './specification-text.js';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

it('the specification has every address of the web', () => {
  const pages = [...read('web/src/app/pages.ts').matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, path]) => path);
  const rows = tableRows(read('docs/specification/web.md')).filter(([address]) => address!.startsWith('`/'));
  const inWeb = (address: string) => `docs/specification/web.md: ${address}`;
  expect(rows.map(([address]) => inWeb(address!.replaceAll('`', ''))).toSorted()).toEqual(
    pages.map((address) => inWeb(address!)).toSorted(),
  );
});
