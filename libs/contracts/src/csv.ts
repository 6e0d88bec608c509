export interface CsvColumn<Row> {
  readonly title: string;
  /** A text is made safe for spreadsheets; a number is written as it is, null as nothing. */
  readonly of: (row: Row) => string | number | null;
  /** Then a number is of rupees, and written with its paise: 150.00. */
  readonly isMoney?: true;
}

/** Tells Excel that a file is UTF-8; the first character of every CSV file. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would run as a formula, also behind what is not seen and in full width (OWASP, CSV injection). */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** The first row: titles. */
export const csvTitles = <Row>(columns: readonly CsvColumn<Row>[]): string => lineOf(columns.map(({ title }) => title));

/** One row by RFC 4180. The only place that writes one: what people typed never runs as a formula. */
export const csvLine = <Row>(columns: readonly CsvColumn<Row>[], row: Row): string =>
  lineOf(columns.map(({ of, isMoney }) => cellOf(of(row), isMoney)));

function cellOf(value: string | number | null, isMoney = false): string {
  if (typeof value === 'number') return isMoney ? value.toFixed(2) : String(value);
  if (value === null) return '';
  return formulaStart.test(value) ? `'${value}` : value;
}

const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
