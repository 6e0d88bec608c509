import { crc32 } from 'node:zlib';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountIn } from '../lines/parse-amount.js';
import { dateIn } from '../lines/parse-date.js';
import { xlsxRows } from './xlsx-rows.js';

function archiveOf(parts: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const entry = [Buffer.from('PK\x03\x04', 'latin1'), fields, path, content];
    local.push(...entry);
    offset += entry.reduce((sum, { length }) => sum + length, 0);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, path);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(Buffer.concat(central).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...central, end]);
}

const habits = fc.record({
  prefix: fc.constantFrom('', 'x:', 'ss:'),
  hasPlaces: fc.boolean(),
  slash: fc.constantFrom('/', '\\'),
  sheet: fc.constantFrom('sheet1.xml', 'data.xml', 'Statement.xml', 'Sheet_001.xml'),
  isAbsolute: fc.boolean(),
  strings: fc.constantFrom('inline', 'shared', 'formula'),
  isStrict: fc.boolean(),
});
type Habits = typeof habits extends fc.Arbitrary<infer T> ? T : never;
interface Moved {
  readonly day: number;
  readonly words: string;
  readonly paise: number;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function workbookOf(rows: readonly Moved[], by: Habits): Buffer {
  const main = by.isStrict
    ? 'http://purl.oclc.org/ooxml/spreadsheetml/main'
    : 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const { prefix: p } = by;
  const root = (name: string, content: string) =>
    `<?xml version="1.0"?><${p}${name} xmlns${p === '' ? '' : `:${p.slice(0, -1)}`}="${main}" xmlns:r="${relation}">${content}</${p}${name}>`;
  const strings: string[] = [];
  const text = (place: string, value: string): string => {
    if (by.strings === 'formula')
      return `<${p}c${place} t="str"><${p}f>T(1)</${p}f><${p}v>${escaped(value)}</${p}v></${p}c>`;
    if (by.strings === 'inline')
      return `<${p}c${place} t="inlineStr"><${p}is><${p}t>${escaped(value)}</${p}t></${p}is></${p}c>`;
    return `<${p}c${place} t="s"><${p}v>${strings.push(value) - 1}</${p}v></${p}c>`;
  };
  const row = (at: number, cells: ((place: string) => string)[]) => {
    const placed = cells.map((cell, column) => cell(by.hasPlaces ? ` r="${'ABCD'[column]}${at}"` : '')).join('');
    return `<${p}row${by.hasPlaces ? ` r="${at}"` : ''}>${placed}</${p}row>`;
  };
  const header = ['Date', 'Narration', 'Credit'].map((name) => (place: string) => text(place, name));
  const lines = rows.map(({ day, words, paise }, at) =>
    row(at + 2, [
      (place) => `<${p}c${place} s="1"><${p}v>${day}</${p}v></${p}c>`,
      (place) => text(place, words),
      (place) => `<${p}c${place}><${p}v>${(paise / 100).toPrecision(17)}</${p}v></${p}c>`,
    ]),
  );
  const sheet = root('worksheet', `<${p}sheetData>${row(1, header)}${lines.join('')}</${p}sheetData>`);
  const target = (path: string) => (by.isAbsolute ? `/xl/${path}` : path);
  const related = (id: number, type: string, path: string) =>
    `<Relationship Id="rId${id}" Type="${relation}/${type}" Target="${path}"/>`;
  const relations = (all: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all}</Relationships>`;
  const parts = {
    '_rels/.rels': relations(related(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': root('workbook', `<${p}sheets><${p}sheet name="S" sheetId="1" r:id="rId1"/></${p}sheets>`),
    'xl/_rels/workbook.xml.rels': relations(
      related(1, 'worksheet', target(`worksheets/${by.sheet}`)) +
        related(2, 'styles', target('styles.xml')) +
        related(3, 'sharedStrings', target('strings.xml')),
    ),
    'xl/styles.xml': root(
      'styleSheet',
      `<${p}numFmts><${p}numFmt numFmtId="164" formatCode="dd\\-mmm\\-yyyy"/></${p}numFmts>` +
        `<${p}cellXfs><${p}xf numFmtId="0"/><${p}xf numFmtId="164"/></${p}cellXfs>`,
    ),
    'xl/strings.xml': root('sst', strings.map((one) => `<${p}si><${p}t>${escaped(one)}</${p}t></${p}si>`).join('')),
    [`xl/worksheets/${by.sheet}`]: sheet,
  };
  return archiveOf(
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name.replaceAll('/', by.slash), part])),
  );
}

it('a workbook is read to the paisa and the day, whatever program wrote it', async () => {
  const moved = fc.record({
    day: fc.integer({ min: 45_000, max: 47_000 }),
    words: fc.constantFrom('UPI/633212345678/ASHA & SONS', 'NEFT <आशा>', 'BY CASH'),
    paise: fc.integer({ min: 1, max: 10 ** 11 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(moved, { minLength: 1, maxLength: 5 }), habits, async (rows, by) => {
      const read = await xlsxRows(workbookOf(rows, by));
      expect(read[0]!.cells).toEqual(['Date', 'Narration', 'Credit']);
      expect(read.slice(1).map(({ cells: [day, words, sum] }) => [day, words, amountIn(sum!)?.paise])).toEqual(
        rows.map(({ day, words, paise }) => [dateIn(String(day), 'dmy'), words, paise]),
      );
    }),
  );
});
