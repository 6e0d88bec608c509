import type { CsvColumn } from '@deepam/contracts';
import { head, main } from './workbook-frame.js';

/** Characters that are packed at once. */
const pieceSize = 65536;

export async function* sheetPieces<Row>(
  columns: readonly CsvColumn<Row>[],
  lines: AsyncIterable<string>,
): AsyncGenerator<string> {
  const widths = columns.map(
    (column, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" customWidth="1"/>`,
  );
  let piece = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  for await (const line of lines) {
    piece += line;
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData></worksheet>`;
}

const widthOf = <Row>({ title, isMoney, isDate }: CsvColumn<Row>): number =>
  Math.max(isDate ? 20 : isMoney ? 14 : 16, title.length + 2);
