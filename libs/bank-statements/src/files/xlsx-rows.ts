import { Readable } from 'node:stream';
import type exceljs from 'exceljs';
import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';
import type { Row } from './row.js';
import { tidyRows } from './tidy-rows.js';
import { unzipped, type Part } from './zip-entries.js';
import { zipped } from './zipped.js';

/** What the sheets refer to, in the order in which their reader wants it: it writes sheets that come before into files, and forgets those. */
const before = ['xl/_rels/workbook.xml.rels', 'xl/workbook.xml', 'xl/styles.xml', 'xl/sharedStrings.xml'];
const sheet = /^xl\/worksheets\/sheet\d+\.xml$/;
/** Where all text stands in the sheets. */
const noStrings: Part = { name: 'xl/sharedStrings.xml', content: Buffer.from('<sst/>') };
/** Excel writes 255 characters at most; longer ones take the reader the square of their length. */
const longFormat = /formatCode\s*=\s*(?:"[^"]{1000}|'[^']{1000})/;

/** Rows of the first sheet that has any, read one by one. Its reader gets an archive that has the known parts only, each counted. */
export async function xlsxRows(bytes: Buffer): Promise<Row[]> {
  const parts = readable(unzipped(bytes, (name) => before.includes(name) || sheet.test(name)));
  // Megabytes of code that most processes never need.
  const { default: excel } = await import('exceljs');
  try {
    const book = new excel.stream.xlsx.WorkbookReader(Readable.from(zipped(parts)), {
      worksheets: 'emit',
      sharedStrings: 'cache',
      styles: 'cache',
    });
    for await (const sheet of book) {
      const rows: Row[] = [];
      let cells = 0;
      for await (const row of sheet) {
        if (row.cellCount > limits.columns) throw new StatementRefused('not-a-table');
        rows.push({ line: row.number, cells: cellsOf(row) });
        cells += row.cellCount;
        if (cells > limits.cells) throw new StatementRefused('too-large');
        if (rows.length > limits.rows) throw new StatementRefused('too-many-rows');
      }
      if (rows.some(({ cells }) => cells.some((cell) => cell !== ''))) return tidyRows(rows);
    }
  } catch (error) {
    throw error instanceof StatementRefused ? error : new StatementRefused('not-a-table', { cause: error });
  }
  throw new StatementRefused('empty');
}

function readable(all: readonly Part[]): Part[] {
  const parts = all.filter(({ content }) => content.length > 0);
  const named = (sought: string) => parts.findLast(({ name }) => name === sought) ?? [];
  const found = before.flatMap(named);
  const isWhole = ['xl/_rels/workbook.xml.rels', 'xl/workbook.xml'].every((needed) =>
    found.some(({ name }) => name === needed),
  );
  const hasLongFormat = found.some(({ content }) => longFormat.test(content.toString('latin1')));
  if (!isWhole || hasLongFormat) throw new StatementRefused('not-a-table');
  const strings = found.some(({ name }) => name === noStrings.name) ? [] : [noStrings];
  return [...found, ...strings, ...parts.filter(({ name }) => sheet.test(name))];
}

const cellsOf = (row: exceljs.Row): string[] =>
  Array.from({ length: row.cellCount }, (_, at) => textOf(row.getCell(at + 1).value));

function textOf(value: exceljs.CellValue): string {
  if (value === null || value === undefined) return '';
  // exceljs takes the wall clock of the sheet for UTC.
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return textOf(value.text);
  return 'result' in value ? textOf(value.result as exceljs.CellValue) : '';
}
