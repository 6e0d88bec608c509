import { Readable } from 'node:stream';
import type exceljs from 'exceljs';
import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';
import type { Row } from './row.js';
import { tidyRows } from './tidy-rows.js';
import { checkZip } from './zip-size.js';

/** Rows of the first sheet that has any, read one by one. */
export async function xlsxRows(bytes: Buffer): Promise<Row[]> {
  checkZip(bytes);
  // Megabytes of code that most processes never need.
  const { default: excel } = await import('exceljs');
  try {
    const book = new excel.stream.xlsx.WorkbookReader(Readable.from([bytes]), {
      worksheets: 'emit',
      sharedStrings: 'cache',
      styles: 'cache',
    });
    for await (const sheet of book) {
      const rows: Row[] = [];
      for await (const row of sheet) {
        if (row.cellCount > limits.columns) throw new StatementRefused('not-a-table');
        rows.push({ line: row.number, cells: cellsOf(row) });
        if (rows.length > limits.rows) throw new StatementRefused('too-many-rows');
      }
      if (rows.some(({ cells }) => cells.some((cell) => cell !== ''))) return tidyRows(rows);
    }
  } catch (error) {
    throw error instanceof StatementRefused ? error : new StatementRefused('not-a-table', { cause: error });
  }
  throw new StatementRefused('empty');
}

const cellsOf = (row: exceljs.Row): string[] =>
  Array.from({ length: row.cellCount }, (_, at) => textOf(row.getCell(at + 1).value));

function textOf(value: exceljs.CellValue): string {
  if (value === null || value === undefined) return '';
  // exceljs takes the wall clock of the sheet for UTC.
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return String(value.text);
  return 'result' in value ? textOf(value.result as exceljs.CellValue) : '';
}
