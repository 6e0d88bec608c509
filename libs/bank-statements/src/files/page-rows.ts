import { StatementRefused } from '../statement-refused.js';
import { Grid } from './grid.js';
import { readMarkup, type MarkupHandler } from './markup.js';
import type { Row } from './row.js';
import { statementSheet } from '../layouts/find-table.js';

/** Some banks name such files `.xls`: a page with a table, or the XML that Excel wrote in 2003. */
export const isMarkupTable = (text: string): boolean =>
  /^\s*</.test(text) && /<table[\s>]|office:spreadsheet/i.test(text);

/**
 * The rows are those of the page with the statement; all tables of a page count. A workbook in the XML of Excel has a
 * page for each sheet.
 */
export function pageRows(pages: readonly string[]): Row[] {
  const rows = statementSheet(pages.flatMap((text) => (isOfExcel(text) ? sheetsIn(text) : [tableRows(text)])));
  if (rows === null) throw new StatementRefused('not-a-table');
  return rows;
}

const isOfExcel = (text: string): boolean =>
  /^\s*<\?xml/.test(text) && text.slice(0, 4_000).includes('office:spreadsheet');

const spaced = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** A cell may hold a table of its own, whose rows then come before the row around it. */
function tableRows(text: string): Row[] {
  const page = new Grid();
  const cells: { text: string; span: number }[][] = [];
  const silent = new Set(['script', 'style', 'title']);
  let muted = 0;
  let line = 0;
  const handler: MarkupHandler = {
    open: (name, { colspan }) => {
      if (silent.has(name)) muted += 1;
      else if (name === 'tr') cells.push([]);
      else if (name === 'td' || name === 'th') cells.at(-1)?.push({ text: '', span: Number(colspan) || 1 });
      else if (name === 'br') append(' ');
    },
    text: (part) => append(part),
    close: (name) => {
      if (silent.has(name)) muted -= 1;
      if (name !== 'tr') return;
      line += 1;
      page.startRow(line);
      for (const cell of cells.pop() ?? []) {
        page.cell(spaced(cell.text));
        page.skip(Math.min(60, Math.max(0, Math.trunc(cell.span) - 1)));
      }
      page.endRow();
    },
  };
  function append(part: string): void {
    const cell = cells.at(-1)?.at(-1);
    if (cell && muted === 0) cell.text += part;
  }
  readMarkup(text, handler, 'html');
  return page.rows;
}

function sheetsIn(text: string): Row[][] {
  const sheets: Grid[] = [];
  let data: string | null = null;
  let column: number | undefined;
  const place = (index: string | undefined): number | undefined =>
    index !== undefined && /^\d{1,7}$/.test(index) ? Number(index) : undefined;
  readMarkup(
    text,
    {
      open: (name, attributes) => {
        const sheet = sheets.at(-1);
        if (name === 'Worksheet') sheets.push(new Grid());
        else if (name === 'Row') sheet?.startRow(place(attributes['Index']));
        else if (name === 'Cell') {
          const at = place(attributes['Index']);
          column = at === undefined ? undefined : at - 1;
          data = '';
        }
      },
      text: (part) => {
        if (data !== null) data += part;
      },
      close: (name) => {
        const sheet = sheets.at(-1);
        if (name === 'Cell' && data !== null) {
          sheet?.cell(spaced(data), column);
          data = null;
        } else if (name === 'Row') sheet?.endRow();
      },
    },
    'xml',
  );
  return sheets.map(({ rows }) => rows);
}
