import { Readable } from 'node:stream';
import { byteOrderMark, csvLine, csvTitles, type CsvColumn } from '@deepam/contracts';
import { StreamableFile } from '@nestjs/common';

/** Characters that are sent at once. */
const pieceSize = 16_384;
const indianTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** "2026-01-05 15:04:00", Indian time, which spreadsheets know as a date. */
export const csvMoment = (moment: Date): string => indianTime.format(moment);

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
  let piece = byteOrderMark + csvTitles(columns);
  for await (const row of rows) {
    piece += csvLine(columns, row);
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
