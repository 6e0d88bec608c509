import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { CsvColumn } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import exceljs from 'exceljs';
import { letters } from './cells.js';
import { workbook } from './workbook.js';

interface Line {
  readonly name: string | null;
  readonly at: string | null;
  readonly paid: number | null;
  readonly kg: number;
}
const columns: readonly CsvColumn<Line>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'At (IST)', value: ({ at }) => at, isDate: true },
  { title: 'Paid', value: ({ paid }) => paid, isMoney: true },
  { title: 'Quantity (kg)', value: ({ kg }) => kg, isSummed: true },
];
const asha: Line = { name: 'Asha', at: '2026-01-06 01:30:05', paid: 1250.5, kg: 3 };
async function* linesOf(...lines: Line[]) {
  yield* lines;
}
async function sheetsOf(lines: AsyncIterable<Line>, rowsPerSheet?: number): Promise<exceljs.Worksheet[]> {
  const book = new exceljs.Workbook();
  const bytes = await buffer(Readable.from(workbook(columns, lines, rowsPerSheet)));
  await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0]);
  return book.worksheets;
}
const valuesOf = (sheet: exceljs.Worksheet) =>
  Array.from({ length: sheet.rowCount }, (_, index) =>
    columns.map((_column, place) => sheet.getRow(index + 1).getCell(place + 1).value),
  );

it('a workbook has typed numbers, dates and texts, fixed titles, and a line of totals', async () => {
  const [sheet] = await sheetsOf(linesOf(asha, { name: null, at: '2026-01-07', paid: -0.1, kg: 4 }));
  expect(valuesOf(sheet!)).toEqual([
    ['Name', 'At (IST)', 'Paid', 'Quantity (kg)'],
    ['Asha', new Date('2026-01-06T01:30:05Z'), 1250.5, 3],
    [null, new Date('2026-01-07T00:00:00Z'), -0.1, 4],
    ['Total', null, 1250.4, 7],
  ]);
  expect(sheet!.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
  expect(sheet!.getCell('C2').numFmt).toBe('#,##0.00');
  expect(sheet!.getCell('B2').numFmt).toContain('hh:mm:ss');
  expect(sheet!.getCell('A1').font.bold).toBe(true);
  expect(sheet!.getCell('C4').font.bold).toBe(true);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', '\u200B=1'])('a workbook keeps %j a text', async (name) => {
  const [sheet] = await sheetsOf(linesOf({ ...asha, name }));
  const cell = sheet!.getCell('A2');
  expect(cell.type).toBe(exceljs.ValueType.String);
  expect(cell.formula).toBeUndefined();
  expect(cell.value).toBe(name);
});

it.each([
  ['Patil & "Sons" <Pune>', 'Patil & "Sons" <Pune>'],
  ['two\nlines', 'two\nlines'],
  ['&#13; stays', '&#13; stays'],
  ['आशा 😀', 'आशा 😀'],
  ['half \uD83D of a pair, \u0000 and \u001F', 'half \uFFFD of a pair, \uFFFD and \uFFFD'],
  ['x'.repeat(40_000), 'x'.repeat(32_767)],
])('typed text is valid XML: %j', async (typed, read) => {
  const [sheet] = await sheetsOf(linesOf({ ...asha, name: typed }));
  expect(sheet!.getCell('A2').value).toBe(read);
});

it('a full sheet continues in another one, with the total at the end', async () => {
  const sheets = await sheetsOf(linesOf(asha, asha, asha), 2);
  expect(sheets.map(({ rowCount }) => rowCount)).toEqual([3, 3]);
  expect(valuesOf(sheets[1]!).at(-1)).toEqual(['Total', null, 3751.5, 9]);
  const full = await sheetsOf(linesOf(asha, asha), 2);
  expect(full.map(({ rowCount }) => rowCount)).toEqual([4]);
});

it('a workbook without rows is valid, too', async () => {
  const [sheet] = await sheetsOf(linesOf());
  expect(valuesOf(sheet!)).toEqual([columns.map(({ title }) => title), ['Total', null, 0, 0]]);
});

it('a slow client makes the workbook buffer little of 20 000 rows, and gets all of them', async () => {
  let read = 0;
  async function* manyRows() {
    for (; read < 20_000; read += 1) yield { ...asha, name: randomBytes(300).toString('base64') };
  }
  const file = workbook(columns, manyRows());
  await file.next();
  await file.next();
  for (let before = -1; before !== read;) {
    before = read;
    for (let turn = 0; turn < 1_000; turn += 1) await new Promise((goOn) => setImmediate(goOn));
  }
  expect(read).toBeLessThan(2_000);
  for await (const _ of file);
  expect(read).toBe(20_000);
});

it('an error of the rows ends the file, and reading stops when the client disconnects', async () => {
  async function* broken() {
    yield asha;
    throw new Error('out of balance');
  }
  await expect(buffer(Readable.from(workbook(columns, broken())))).rejects.toThrow('out of balance');

  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  async function* endless() {
    try {
      for (;;) yield { ...asha, name: String(Math.random()).repeat(50) };
    } finally {
      end();
    }
  }
  for await (const piece of workbook(columns, endless())) if (piece.length > 100) break;
  await ended;
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('a workbook names column %d %s', (index, name) => expect(letters(index)).toBe(name));
