import { posix } from 'node:path';
import { dayOfSerial } from '../lines/parse-date.js';
import { StatementRefused } from '../statement-refused.js';
import { decodeText } from './decode-text.js';
import { Grid } from './grid.js';
import { readMarkup, type Attributes, type MarkupHandler } from './markup.js';
import type { Row } from './row.js';
import { statementSheet } from '../layouts/find-table.js';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { limits } from '../limits.js';

/** The parts of a workbook have their paths in small letters, and each is unpacked on its first use. */
class Archive {
  private left: number = limits.unpackedBytes;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(bytes: Buffer): Promise<Archive> {
    // The sizes in the directory are not trusted: unpacked bytes are counted. Some programs write backslashes into
    // paths; yauzl replaces them.
    const options = { lazyEntries: true, validateEntrySizes: false, strictFileNames: false };
    const zip = await fromBufferPromise(bytes, options).catch(refuse);
    if (zip.entryCount > limits.entries) throw new StatementRefused('too-large');
    const entries = new Map<string, Entry>();
    try {
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
    } catch (error) {
      refuse(error);
    }
    if ([...entries.values()].some((entry) => entry.isEncrypted())) throw new StatementRefused('protected');
    return new Archive(zip, entries);
  }

  get paths(): readonly string[] {
    return [...this.entries.keys()];
  }

  /** @throws StatementRefused too-large, before the whole part is unpacked; not-a-table */
  async part(path: string): Promise<Buffer | null> {
    const entry = this.entries.get(path.toLowerCase());
    if (!entry) return null;
    const chunks: Buffer[] = [];
    try {
      const stream = await this.zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        this.left -= chunk.length;
        if (this.left < 0) throw new StatementRefused('too-large');
        chunks.push(chunk);
      }
    } catch (error) {
      refuse(error);
    }
    return Buffer.concat(chunks);
  }
}

function refuse(error: unknown): never {
  throw error instanceof StatementRefused ? error : new StatementRefused('not-a-table', { cause: error });
}

interface Book {
  readonly strings: readonly string[];
  readonly dayStyles: ReadonlySet<number>;
  /** Workbooks of old Macs count days from 1904. */
  readonly epochDays: number;
}

/**
 * The rows are those of the sheet that holds the statement. The parts are found by the relations between them, whatever
 * their names; programs other than Excel leave out the places of rows and cells, which then follow each other.
 */
export async function xlsxRows(bytes: Buffer): Promise<Row[]> {
  const archive = await Archive.open(bytes);
  const root = await relationsOf(archive, '');
  const path = root.find(({ type }) => type === 'officeDocument')?.path ?? archive.paths.find(isWorkbook);
  const workbook = path === undefined ? null : await textOf(archive, path);
  if (path === undefined || workbook === null) throw new StatementRefused('not-a-table');
  const relations = await relationsOf(archive, path);
  const related = async (kind: string) => {
    const found = relations.find(({ type }) => type === kind);
    return found ? ((await textOf(archive, found.path)) ?? '') : '';
  };
  const { sheets, isOf1904 } = sheetsIn(workbook);
  const book: Book = {
    strings: stringsIn(await related('sharedStrings')),
    dayStyles: dayStylesIn(await related('styles')),
    epochDays: isOf1904 ? 1_462 : 0,
  };
  const byId = new Map(relations.map(({ id, path: target }) => [id, target]));
  const read: Row[][] = [];
  for (const id of sheets) {
    const sheet = byId.has(id) ? await textOf(archive, byId.get(id)!) : null;
    if (sheet !== null) read.push(rowsIn(sheet, book));
  }
  if (read.length === 0) throw new StatementRefused('not-a-table');
  const rows = statementSheet(read);
  if (rows === null) throw new StatementRefused('empty');
  return rows;
}

const isWorkbook = (path: string): boolean => /(^|\/)workbook\.xml$/.test(path);

async function textOf(archive: Archive, path: string): Promise<string | null> {
  const content = await archive.part(path);
  return content && decodeText(content);
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

async function relationsOf(archive: Archive, path: string): Promise<Relation[]> {
  const folder = posix.dirname(path);
  const text = await textOf(archive, posix.join(folder, '_rels', `${posix.basename(path)}.rels`));
  const relations: Relation[] = [];
  const open = (name: string, { Id = '', Type = '', Target = '' }: Attributes) => {
    if (name !== 'Relationship') return;
    const target = Target.replaceAll('\\', '/');
    const full = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
    relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), path: full });
  };
  if (text !== null) readMarkup(text, { open }, 'xml');
  return relations;
}

function sheetsIn(workbook: string): { sheets: string[]; isOf1904: boolean } {
  const sheets: string[] = [];
  let isOf1904 = false;
  const open = (name: string, { id, date1904 }: Attributes) => {
    if (name === 'sheet' && id !== undefined) sheets.push(id);
    if (name === 'workbookPr') isOf1904 = date1904 === '1' || date1904 === 'true';
  };
  readMarkup(workbook, { open }, 'xml');
  return { sheets, isOf1904 };
}

/** Text comes from `t`, also in parts of different formats; `rPh` holds the pronunciation. */
function textCollector(): MarkupHandler & { takeText: () => string } {
  let text = '';
  let isText = false;
  let isPronunciation = false;
  return {
    open: (name) => {
      if (name === 'rPh') isPronunciation = true;
      isText = name === 't';
    },
    text: (part) => {
      if (isText && !isPronunciation) text += part;
    },
    close: (name) => {
      if (name === 'rPh') isPronunciation = false;
      isText = false;
    },
    takeText: () => {
      const taken = text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
      text = '';
      return taken;
    },
  };
}

function stringsIn(text: string): string[] {
  const strings: string[] = [];
  const collector = textCollector();
  const close = (name: string) => {
    collector.close?.(name);
    if (name === 'si') strings.push(collector.takeText());
  };
  readMarkup(text, { ...collector, close }, 'xml');
  return strings;
}

const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
/** Quoted, escaped or bracketed parts are not part of a day. Excel writes 255 characters at most. */
const showsDay = (code: string): boolean =>
  code.length <= 255 && /[dy]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|general/gi, ''));

function dayStylesIn(text: string): ReadonlySet<number> {
  const formats = new Map<string, boolean>();
  const days = new Set<number>();
  let style = -1;
  let isOfCells = false;
  readMarkup(
    text,
    {
      open: (name, { numFmtId = '0', formatCode = '' }) => {
        if (name === 'cellXfs') isOfCells = true;
        if (name === 'numFmt') formats.set(numFmtId, showsDay(formatCode));
        if (name !== 'xf' || !isOfCells) return;
        style += 1;
        if (formats.get(numFmtId) ?? isBuiltInDay(Number(numFmtId))) days.add(style);
      },
      close: (name) => {
        if (name === 'cellXfs') isOfCells = false;
      },
    },
    'xml',
  );
  return days;
}

function rowsIn(sheet: string, book: Book): Row[] {
  const grid = new Grid();
  const inline = textCollector();
  let cell: Attributes = {};
  let value: string | null = null;
  let isValue = false;
  readMarkup(
    sheet,
    {
      open: (name, attributes) => {
        if (name === 'row')
          grid.startRow(/^\d{1,7}$/.test(attributes['r'] ?? '') ? Number(attributes['r']) : undefined);
        if (name === 'c') [cell, value] = [attributes, null];
        isValue = name === 'v';
        inline.open?.(name, attributes);
      },
      text: (part) => {
        if (isValue) value = (value ?? '') + part;
        inline.text?.(part);
      },
      close: (name) => {
        isValue = false;
        inline.close?.(name);
        if (name === 'row') grid.endRow();
        if (name !== 'c') return;
        const written = inline.takeText();
        grid.cell(value === null ? written : shownIn(cell, value, book), columnOf(cell['r']));
      },
    },
    'xml',
  );
  return grid.rows;
}

function columnOf(place: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/i.exec(place ?? '')?.[1];
  if (letters === undefined) return undefined;
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shownIn({ t: type = 'n', s: style = '-1' }: Attributes, value: string, book: Book): string {
  if (type === 's') return book.strings[Number(value)] ?? '';
  if (type === 'd') return value.slice(0, 10);
  if (type !== 'n' || value.trim() === '') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (book.dayStyles.has(Number(style)) && number >= 1 && number < 2_958_466)
    return dayOfSerial(number + book.epochDays);
  // A number of a sheet has fifteen digits; further digits come from its binary form, such as in 11500.099999999999.
  const rounded = Number(number.toPrecision(15));
  return Number.isInteger(rounded) && Math.abs(rounded) < 1e21 ? rounded.toFixed(0) : String(rounded);
}
