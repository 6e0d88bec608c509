import { CsvError, parse } from 'csv-parse/sync';
import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';
import { tidyRows } from './tidy-rows.js';
import type { Row } from './row.js';

/** Empty ones among them. */
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
    const parsed = parse(text, {
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
    // It reads no further: what follows would be missing without a word.
    if (parsed.length === mostRecords) throw new StatementRefused('too-many-rows');
    return tidyRows(parsed.map(({ record, info }) => ({ line: info.lines, cells: record })));
  } catch (error) {
    if (error instanceof CsvError) throw new StatementRefused('not-a-table', { cause: error });
    throw error;
  }
}

/** That which most lines have most of: the table is longer than what stands before it. */
function separatorOf(text: string): string {
  const lines = text.slice(0, 20_000).split(/\r\n|\r|\n/, 60);
  const score = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count >= 2);
    return counts.length * 100 + Math.min(99, Math.max(0, ...counts));
  };
  return [...separators].sort((a, b) => score(b) - score(a))[0]!;
}
