import { CsvError, parse } from 'csv-parse/sync';
import { knownHeaders } from '../layouts/header-words.js';
import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';
import { tidyRows } from './tidy-rows.js';
import type { Row } from './row.js';

const mostRecords = limits.rows * 2;
const separators = ['\t', ',', ';', '|'] as const;

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Rows of a separated text, quoted or not. */
export function csvRows(text: string): Row[] {
  const delimiter = separatorOf(text);
  try {
    const parsed = parse(unwrapped(text, delimiter), {
      delimiter,
      info: true,
      relaxColumnCount: true,
      // Banks write quotation marks in narrations, unquoted.
      relaxQuotes: true,
      skipEmptyLines: false,
      trim: true,
      to: mostRecords,
      maxRecordSize: limits.columns * limits.cellLength,
    }) as unknown as Parsed[];
    // The parser stopped here; the following rows would be lost without an error.
    if (parsed.length === mostRecords) throw new StatementRefused('too-many-rows');
    return tidyRows(parsed.map(({ record, info }) => ({ line: info.lines, cells: record })));
  } catch (error) {
    if (error instanceof CsvError) throw new StatementRefused('not-a-table', { cause: error });
    throw error;
  }
}

/** Some banks wrap cells for Excel, `="1,500.00"`. */
const unwrapped = (text: string, delimiter: string): string =>
  text.includes('="') ? text.replace(new RegExp(`(^|[\\${delimiter}\\r\\n])="`, 'g'), '$1"') : text;

/**
 * The separator by which a row has the most known headers, because one line of the table is more reliable than the
 * commas of the addresses above it. Without such a row, the separator that most lines contain most often.
 */
function separatorOf(text: string): string {
  const lines = text.slice(0, 100_000).split(/\r\n|\r|\n/, 80);
  const headers = (separator: string) =>
    Math.max(0, ...lines.map((line) => knownHeaders(line.split(separator).map((cell) => cell.replace(/["=]/g, '')))));
  const many = (separator: string) => {
    const counts = lines
      .slice(0, 60)
      .map((line) => line.split(separator).length - 1)
      .filter((count) => count >= 2);
    return counts.length * 100 + Math.min(99, Math.max(0, ...counts));
  };
  const scored = separators.map((separator) => ({ separator, headers: headers(separator), many: many(separator) }));
  const known = scored.some((one) => one.headers >= 3);
  return scored.toSorted((a, b) => (known ? b.headers - a.headers : 0) || b.many - a.many)[0]!.separator;
}
