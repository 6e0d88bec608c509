import { execFileSync } from 'node:child_process';
import { documentLanguages, taxDocumentKinds } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sheet } from '../../services/commission/src/documents/typesetting/sheet.js';
import { Typesetter } from '../../services/commission/src/documents/typesetting/typesetter.js';
import { findTool, pdftotext } from '../runner/debian-tool.js';
import { exampleSheet, exampleStatement, names } from './example-documents.js';

let typesetter: Typesetter;
let reader: string;
beforeAll(async () => {
  typesetter = new Typesetter();
  reader = await findTool(pdftotext, process.env, () => undefined);
});
afterAll(() => typesetter.onModuleDestroy());

/** PDF readers insert spaces at wide letters and marks around right-to-left text; long words have break points. */
const plain = (text: string): string => text.replace(/[\s\u200B\u202A-\u202E\u2066-\u2069]/g, '').normalize('NFC');
const read = (pdf: Buffer): string => execFileSync(reader, ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
const textOf = async (sheet: Sheet): Promise<string> => read(await typesetter.set(sheet));

const saidOn = ({ title, issuer, partyTitle, party, facts, tables, totals, notes }: Sheet): string[] => [
  ...[title, ...issuer, partyTitle, ...party, ...facts.flat(), ...notes],
  ...tables.flatMap(({ columns, rows }) => [...columns, ...rows.flat()]),
  ...totals.flatMap(({ label, value }) => [label, value]),
];

describe.each(documentLanguages)('documents in %s', (language) => {
  it.each(taxDocumentKinds)('the document %s has only readable letters', async (kind) => {
    const sheet = exampleSheet(kind, language);
    const text = plain(await textOf(sheet));
    expect(saidOn(sheet).filter((said) => !text.includes(plain(said)))).toEqual([]);
    expect(text).toContain(plain(names[language]));
  });

  it('the statement of a year: everything on it can be read, with the tax of each month and each payout', async () => {
    const sheet = exampleStatement(language, 3);
    const text = plain(await textOf(sheet));
    expect(saidOn(sheet).filter((said) => !text.includes(plain(said)))).toEqual([]);
    expect(text).toContain('29,629.68');
    expect(text.match(/2,500\.00₹50\.00₹2,450\.00/g)).toHaveLength(3);
  });
});

describe('an invoice', () => {
  it('an invoice of an unregistered business does not mention tax', async () => {
    const text = await textOf(exampleSheet('invoice', 'en', { isRegistered: false }));
    expect(text).toContain('No GST is charged.');
    expect(text).not.toMatch(/Tax invoice|GSTIN|CGST|Taxable/);
  });

  it.each(['#panic("x") $x$ [a] *b* _c_ \\ // @d <e>', '#sys.inputs', 'x'.repeat(200), 'אשה 😀 क्‍ष'])(
    'an invoice is made out to a member called %s',
    async (name) => {
      const sheet = exampleSheet('invoice', 'en', { name });
      const text = plain(await textOf(sheet));
      const isDrawn = /^[\x20-\x7E]*$/.test(name);
      if (isDrawn) expect(text).toContain(plain(name));
      expect(text).toContain('₹1,750.00');
    },
  );

  it('an invoice is the same file at any time and place', async () => {
    const sheet = exampleSheet('invoice', 'hi');
    const first = await typesetter.set(sheet);
    const other = new Typesetter();
    await typesetter.set(exampleSheet('invoice', 'ta'));
    expect([first.equals(await typesetter.set(sheet)), first.equals(await other.set(sheet))]).toEqual([true, true]);
    await other.onModuleDestroy();
  });
});

it('a long statement continues on further pages, each with the titles of its columns', async () => {
  const text = await textOf(exampleStatement('en', 120));
  const pages = text.split('\f').filter((page) => page.trim() !== '');
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.slice(1).every((page) => page.includes('UTR number'))).toBe(true);
  expect(text.match(/123456789012/g)).toHaveLength(120);
});
