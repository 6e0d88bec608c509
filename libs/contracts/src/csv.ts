import { toPaise, toRupees } from './money.js';

export type TableCell = string | number | null;
/**
 * With `isMoney`, the number is an amount in rupees and is written with its paise: 150.00. With `isSummed`, the numbers
 * have at most three decimals. The last line has the sum of both. With `isDate`, the text is a day, "2026-01-05", or a
 * time, "2026-01-05 15:04:00", and a workbook stores it as a date.
 */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => TableCell;
  readonly isMoney?: true;
  readonly isSummed?: true;
  readonly isDate?: true;
}

export const byteOrderMark = '\uFEFF';

/**
 * A spreadsheet runs a cell with such a sign as a formula, also behind invisible characters and in full width (OWASP,
 * CSV injection).
 */
const formulaSign = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
export const looksLikeFormula = (text: string): boolean => formulaSign.test(text) || /^[\t\r\n]/.test(text);

/**
 * No spreadsheet takes the returned text for a formula. A locale may divide cells by another separator than the comma,
 * and then knows no quotation mark within a cell: each part that such a separator begins counts as a cell.
 */
function withoutFormulas(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[;|\t\r\n])/);
  return [
    looksLikeFormula(first) ? `'${first}` : first,
    ...others.map((part) => (formulaSign.test(part) ? `'${part}` : part)),
  ].join('');
}

export const csvTitles = <Row>(columns: readonly CsvColumn<Row>[]): string => lineOf(columns.map(({ title }) => title));

/** The row follows RFC 4180. Every row is written here, so that a typed text never runs as a formula. */
export const csvLine = <Row>(columns: readonly CsvColumn<Row>[], row: Row): string =>
  csvCells(
    columns,
    columns.map(({ value: of }) => of(row)),
  );

export const csvCells = <Row>(columns: readonly CsvColumn<Row>[], cells: readonly TableCell[]): string =>
  lineOf(cells.map((cell, index) => cellOf(cell, columns[index]!.isMoney)));

function cellOf(value: TableCell, isMoney = false): string {
  if (typeof value === 'number') return isMoney ? value.toFixed(2) : String(value);
  if (value === null) return '';
  return withoutFormulas(value);
}

const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;

export class TableTotal<Row> {
  private readonly sums: (number | undefined)[];

  constructor(private readonly columns: readonly CsvColumn<Row>[]) {
    this.sums = columns.map(({ isMoney, isSummed }) => (isMoney || isSummed ? 0 : undefined));
  }

  add(cells: readonly TableCell[]): void {
    for (const [index, cell] of cells.entries()) {
      const sum = this.sums[index];
      if (sum === undefined || typeof cell !== 'number') continue;
      this.sums[index] = sum + (this.columns[index]!.isMoney ? toPaise(cell) : cell);
    }
  }

  line(): TableCell[] | null {
    if (this.sums.every((sum) => sum === undefined)) return null;
    return this.sums.map((sum, index) => {
      if (sum === undefined) return index === 0 ? 'Total' : null;
      return this.columns[index]!.isMoney ? toRupees(sum) : Number(sum.toFixed(3));
    });
  }
}
