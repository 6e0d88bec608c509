import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';
import { decodeText } from './decode-text.js';
import { isMarkupTable, pageRows } from './page-rows.js';
import type { Row } from './row.js';
import { xlsxRows } from './xlsx-rows.js';
import { CsvError, parse } from 'csv-parse/sync';
import { knownHeaders } from '../layouts/header-words.js';
import { tidyRows } from './tidy-rows.js';

/** Empty lines are records, too, until `tidyRows` removes them and applies the limit of rows itself. */
const maxRecords = limits.rows * 2;

const separators = ['\t', ',', ';', '|'] as const;

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function csvRows(text: string): Row[] {
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
      to: maxRecords,
      maxRecordSize: limits.columns * limits.cellLength,
    }) as unknown as Parsed[];
    // The parser stopped here; the following rows would be lost without an error.
    if (parsed.length === maxRecords) throw new StatementRefused('too-many-rows');
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
 * The separator is the one by which a row has the most known headers, because one line of the table is more reliable
 * than the commas of the addresses above it. Without such a row, it is the separator that most lines contain most
 * often.
 */
function separatorOf(text: string): string {
  const lines = text.slice(0, 100_000).split(/\r\n|\r|\n/, 80);
  const headerScore = (separator: string) =>
    Math.max(0, ...lines.map((line) => knownHeaders(line.split(separator).map((cell) => cell.replace(/["=]/g, '')))));
  const frequencyScore = (separator: string) => {
    const counts = lines
      .slice(0, 60)
      .map((line) => line.split(separator).length - 1)
      .filter((count) => count >= 2);
    return counts.length * 100 + Math.min(99, Math.max(0, ...counts));
  };
  const scored = separators.map((separator) => ({
    separator,
    headers: headerScore(separator),
    frequency: frequencyScore(separator),
  }));
  const hasHeaders = scored.some(({ headers }) => headers >= 3);
  return scored.toSorted((a, b) => (hasHeaders ? b.headers - a.headers : 0) || b.frequency - a.frequency)[0]!.separator;
}

const fieldsOf = (text: string): string => text.slice(0, text.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ');

/** Browsers and Excel save a page as MHTML: a mail whose parts are pages, pictures and styles. */
const isPageArchive = (text: string): boolean =>
  /^\s*[\w-]+:/.test(text) && /^mime-version:/im.test(fieldsOf(text.slice(0, 4_000).trimStart()));

function pagesIn(text: string): string[] {
  const archive = text.trimStart();
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(fieldsOf(archive))?.[1];
  const parts = boundary === undefined ? [archive] : archive.split(`--${boundary}`).slice(1);
  return parts
    .map((part) => part.trimStart())
    .filter((part) => /^content-type:\s*text\/html/im.test(fieldsOf(part)))
    .map(contentOf);
}

function contentOf(part: string): string {
  const fields = fieldsOf(part);
  const content = part.slice(part.search(/\r?\n\r?\n/)).trimStart();
  const encoding = /^content-transfer-encoding:\s*([\w-]+)/im.exec(fields)?.[1]?.toLowerCase();
  if (encoding === 'base64') return decodeText(Buffer.from(content, 'base64'));
  return encoding === 'quoted-printable' ? decodeText(unquoted(content)) : content;
}

/** In quoted-printable a line that ends with `=` continues on the next one, and `=E2` is a byte. */
function unquoted(content: string): Buffer {
  const whole = content.replace(/=[ \t]*\r?\n/g, '');
  const bytes = whole.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

const zipMark = Buffer.from('PK\x03\x04', 'latin1');
/** Old Excel files and encrypted new ones have this signature. */
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * The rows of a bank's file are read according to its content, because many banks name a text `.xls`.
 * @throws StatementRefused
 */
export async function readRows(bytes: Buffer): Promise<Row[]> {
  if (bytes.length > limits.bytes) throw new StatementRefused('too-large');
  if (bytes.subarray(0, 4).equals(zipMark)) return xlsxRows(bytes);
  if (bytes.subarray(0, 8).equals(compoundMark))
    throw new StatementRefused(bytes.includes(encryptedPart) ? 'protected' : 'old-excel');
  const text = decodeText(bytes);
  if (isPageArchive(text)) return pageRows(pagesIn(text).filter(isMarkupTable));
  if (isMarkupTable(text)) return pageRows([text]);
  if (/^\s*(<|%PDF|\{)/.test(text)) throw new StatementRefused('not-a-table');
  return csvRows(text);
}
