import { Readable } from 'node:stream';
import {
  byteOrderMark,
  csvCells,
  csvTitles,
  TableTotal,
  tableTypes,
  type CsvColumn,
  type TableFormat,
  indianTime,
} from '@deepam/contracts';
import { StreamableFile } from '@nestjs/common';
import { workbook } from './xlsx/workbook.js';

export const csvMoment = indianTime;

/** The characters of one piece are sent together. */
const pieceSize = 16_384;

/**
 * The file is a table in CSV or XLSX, with a last line of totals if some of its columns are summed. It is written while
 * its rows are read and sent, so that its length costs no memory.
 * @param name without the ending
 */
export function tableFile<Row>(
  name: string,
  format: TableFormat,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): StreamableFile {
  const content = format === 'csv' ? csvPieces(columns, rows) : workbook(columns, rows);
  return new StreamableFile(Readable.from(content), {
    type: tableTypes[format],
    disposition: `attachment; filename="${name}.${format}"`,
  });
}

async function* csvPieces<Row>(columns: readonly CsvColumn<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  const total = new TableTotal(columns);
  let piece = byteOrderMark + csvTitles(columns);
  for await (const row of rows) {
    const cells = columns.map(({ value: of }) => of(row));
    total.add(cells);
    piece += csvCells(columns, cells);
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  const last = total.line();
  yield last === null ? piece : piece + csvCells(columns, last);
}
