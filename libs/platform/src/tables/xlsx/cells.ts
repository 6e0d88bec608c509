import { looksLikeFormula, type CsvColumn, type TableCell } from '@deepam/contracts';
import { styleIndex, type StyleName } from './styles.js';

/** Excel limits a cell to this number of characters. */
const mostCharacters = 32_767;
const msPerDay = 86_400_000;
/** The first day of a workbook, 30 December 1899, is this number of days before that of JavaScript. */
const daysBefore1970 = 25_569;
const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

export type LineKind = 'titles' | 'row' | 'total';

/** A text is an inline string: no program runs it, whatever its first character is. */
export function rowXml<Row>(
  columns: readonly CsvColumn<Row>[],
  cells: readonly TableCell[],
  { number, kind }: { readonly number: number; readonly kind: LineKind },
): string {
  const written = cells.map((cell, index) =>
    cell === null ? '' : cellXml(`${letters(index)}${number}`, cell, { column: columns[index]!, kind }),
  );
  return `<row r="${number}">${written.join('')}</row>`;
}

interface Place<Row> {
  readonly column: CsvColumn<Row>;
  readonly kind: LineKind;
}

function cellXml<Row>(at: string, cell: string | number, { column, kind }: Place<Row>): string {
  if (typeof cell === 'number') {
    const style = kind === 'total' ? (column.isMoney ? 'totalMoney' : 'total') : column.isMoney ? 'money' : 'plain';
    return numberXml(at, cell, style);
  }
  if (kind !== 'row') return textXml(at, cell, kind === 'titles' ? 'title' : 'total');
  if (column.isDate) {
    if (day.test(cell)) return numberXml(at, serialOf(`${cell}T00:00:00Z`), 'day');
    const [, date, time] = moment.exec(cell) ?? [];
    if (date !== undefined) return numberXml(at, serialOf(`${date}T${time}Z`), 'moment');
  }
  return textXml(at, cell, looksLikeFormula(cell) ? 'quoted' : 'plain');
}

const serialOf = (instant: string): number => Date.parse(instant) / msPerDay + daysBefore1970;

const numberXml = (at: string, value: number, style: StyleName): string =>
  `<c r="${at}" s="${styleIndex[style]}"><v>${value}</v></c>`;
const textXml = (at: string, text: string, style: StyleName): string =>
  `<c r="${at}" s="${styleIndex[style]}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/** Column 0 is "A", column 26 is "AA". */
export function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
/** XML cannot represent these characters, among them unpaired surrogates. */
const unsayable = /[\p{Cs}\uFFFE\uFFFF]|[^\P{Cc}\t\n\r]/gu;

export const xmlText = (text: string): string =>
  text
    .slice(0, mostCharacters)
    .replaceAll(unsayable, '\uFFFD')
    // Excel reads _x0041_ as a character.
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"\r]/g, (letter) => entities[letter]!);
