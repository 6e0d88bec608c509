import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

export interface CsvColumn<Row> {
  readonly title: string;
  /** A text is made safe for spreadsheets; a number is written as it is, null as nothing. */
  readonly of: (row: Row) => string | number | null;
}

/** Tells Excel that the text is UTF-8. */
const byteOrderMark = '\uFEFF';
/** Characters that are sent at once. */
const pieceSize = 16_384;
/** What a spreadsheet would run as a formula, also behind blanks and in full width (OWASP, CSV injection). */
const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const indianTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** "2026-01-05 15:04:00", Indian time, which spreadsheets know as a date. */
export const csvMoment = (moment: Date): string => indianTime.format(moment);

/** One row by RFC 4180. */
export function csvLine<Row>(columns: readonly CsvColumn<Row>[], row: Row): string {
  return lineOf(columns.map(({ of }) => cellOf(of(row))));
}

/** A CSV file that is written while its rows are read, so that its length costs no memory. */
export function csvFile<Row>(
  filename: string,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): StreamableFile {
  return new StreamableFile(Readable.from(pieces(columns, rows)), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${filename}"`,
  });
}

async function* pieces<Row>(columns: readonly CsvColumn<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let piece = byteOrderMark + lineOf(columns.map(({ title }) => title));
  for await (const row of rows) {
    piece += csvLine(columns, row);
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function cellOf(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  return formulaStart.test(value) ? `'${value}` : value;
}

const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
