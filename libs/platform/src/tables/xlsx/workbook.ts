import { TableTotal, type CsvColumn } from '@deepam/contracts';
import { rowXml } from './cells.js';
import { zipStream, type ZipPart } from './zip-stream.js';
import { frameOf } from './workbook-frame.js';
import { sheetPieces } from './sheet-pieces.js';
/** A sheet holds 1,048,576 lines; further rows continue in another sheet. */
const mostRows = 1_000_000;

/**
 * A table as a workbook (ECMA-376) with fixed titles, and with amounts and dates for calculations. Rows are streamed
 * as fast as the client reads.
 */
export const workbook = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
  rowsPerSheet = mostRows,
): AsyncGenerator<Buffer> => zipStream(partsOf(columns, rows, rowsPerSheet));

async function* partsOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
  rowsPerSheet: number,
): AsyncGenerator<ZipPart> {
  const source = rows[Symbol.asyncIterator]();
  const total = new TableTotal(columns);
  let next = await source.next();
  let sheets = 0;

  async function* lines(): AsyncGenerator<string> {
    let number = 1;
    yield rowXml(
      columns,
      columns.map(({ title }) => title),
      { number, kind: 'titles' },
    );
    while (next.done !== true && number <= rowsPerSheet) {
      const row = next.value;
      const cells = columns.map(({ of }) => of(row));
      total.add(cells);
      number += 1;
      yield rowXml(columns, cells, { number, kind: 'row' });
      next = await source.next();
    }
    const last = next.done === true ? total.line() : null;
    if (last !== null) yield rowXml(columns, last, { number: number + 1, kind: 'total' });
  }

  try {
    do {
      sheets += 1;
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheetPieces(columns, lines()) };
    } while (next.done !== true);
    for (const [name, text] of Object.entries(frameOf(sheets))) yield { name, content: once(text) };
  } finally {
    await source.return?.();
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
