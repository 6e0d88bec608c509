import { TableTotal, type CsvColumn } from '@deepam/contracts';
import { rowXml } from './cells.js';
import { zipStream, type ZipPart } from './zip-stream.js';
import { stylesXml } from './styles.js';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The list of sheets is written last, when their number is known. */
function frameOf(sheets: number): Readonly<Record<string, string>> {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const each = (write: (number: number) => string) => numbers.map(write).join('');
  const stylesId = sheets + 1;
  return {
    'xl/styles.xml': `${head}${stylesXml}`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((number) => `<sheet name="Sheet${number}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageRelations}">${each((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${stylesId}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  };
}

/** The characters of one piece are packed together. */
const pieceSize = 65536;

async function* sheetPieces<Row>(
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

/** A sheet holds 1,048,576 lines; further rows continue in another sheet. */
const mostRows = 1_000_000;

/**
 * The workbook (ECMA-376) has fixed titles, and has amounts and dates for calculations. Rows are streamed as fast as
 * the client reads.
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
      const cells = columns.map(({ value: of }) => of(row));
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
